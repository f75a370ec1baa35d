import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { migrate } from "@/scripts/migrate.mjs";
import { withScratchDatabase } from "@/scripts/scratch-database.mjs";
import { systemContext } from "@/server/context";
import { PrismaClient } from "@/server/db/generated/client";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { type ReadinessView, readiness, sharedReadiness } from "./readiness";

const CLUSTER = process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test");

const FACTS = { oldest_due_job: null, blocked_cycles: 0, given_up_items: 0, last_run_at: null, guarding: false };
/** A file system without free space, on Linux. */
const FULL = "/proc";

/** Readiness of a process whose database is `url`. */
async function readinessAt(url: string): Promise<ReadinessView> {
  const db = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url }),
    log: [{ emit: "event", level: "query" }],
  });
  try {
    return await readiness({ ...systemContext(), db });
  } finally {
    await db.$disconnect();
  }
}

describe("a process is", () => {
  test("ready when its database has every migration", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      await migrate(url);
      expect(await readinessAt(url)).toEqual({
        status: "ready",
        database: "reachable",
        pending_migrations: [],
        secret: "proven",
        oldest_due_job: null,
        blocked_cycles: 0,
        given_up_items: 0,
        storage: "available",
        driver: "local",
        last_run_at: null,
        guarding: false,
      });
    });
  });

  test("ready after one wait for the database: migrations and secret are read at once", async () => {
    const { db, ...system } = systemContext();
    let proofWasRead = (): void => undefined;
    const proofRead = new Promise<void>((done) => {
      proofWasRead = done;
    });
    const waiting = new Proxy(db, {
      get(target, name) {
        if (name === "secretProof") proofWasRead();
        const value = Reflect.get(target, name);
        if (name !== "$queryRaw") return value;
        return (...query: unknown[]) => proofRead.then(() => Reflect.apply(value, target, query));
      },
    });
    const view = await readiness({ ...system, db: waiting }, async () => FACTS);
    expect(view).toMatchObject({ status: "ready", secret: "proven" });
  });

  test.skipIf(!existsSync(`${FULL}/self`))("ready with a full disk, which it names", async () => {
    vi.stubEnv("SARRAF_FILES", FULL);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(await readiness(systemContext(), async () => FACTS)).toMatchObject({ status: "ready", storage: "full" });
  });

  test("ready with cycles that wait for their gateway account, which it counts", async () => {
    const merchant = await merchantAt(NOW);
    // Repeated if a test of another file blocks or releases a cycle at the same time.
    await vi.waitFor(async () => {
      const before = (await readiness(systemContext())).blocked_cycles ?? Number.NaN;
      const { id } = await writeSubscription(merchant, {}, { blockedSince: new Date(NOW) });
      const view = await readiness(systemContext());
      await merchant.ctx.db.billingCycle.updateMany({ where: { subscriptionId: id }, data: { blockedSince: null } });
      expect([view.status, view.blocked_cycles]).toEqual(["ready", before + 1]);
    }, 20_000);
  });

  test("not ready while a migration is missing, which it names", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      await migrate(url);
      const names = readdirSync("prisma/migrations").filter((name) => /^\d{14}_/.test(name));
      const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
      await db.$executeRaw`DELETE FROM _prisma_migrations`;
      await db.$disconnect();
      expect(await readinessAt(url)).toMatchObject({ status: "not_ready", pending_migrations: names.sort() });
    });
  });

  test("not ready when the database is away, and says so instead of failing", async () => {
    expect(await readinessAt("postgresql://nobody:none@127.0.0.1:1/none")).toEqual({
      status: "not_ready",
      database: "unreachable",
      pending_migrations: null,
      secret: null,
      oldest_due_job: null,
      blocked_cycles: null,
      given_up_items: null,
      storage: "available",
      driver: "local",
      last_run_at: null,
      guarding: false,
    });
  });
});

test("probes at the same time share an answer, which is at most a quarter of a second old", async () => {
  let clock = 0;
  const made: ((view: ReadinessView) => void)[] = [];
  const ask = sharedReadiness(
    () => new Promise((done) => void made.push(done)),
    () => clock,
    () => false,
  );
  const asked = Array.from({ length: 50 }, ask);
  expect(made).toHaveLength(1);
  const view = await readiness(systemContext(), async () => FACTS);
  made[0]?.(view);
  expect(new Set(await Promise.all(asked))).toEqual(new Set([view]));
  clock = 249;
  expect(await ask()).toBe(view);
  clock = 251;
  void ask();
  expect(made).toHaveLength(2);
});

test("a busy process answers at once with its last view, at most a second old, while it reads the next", async () => {
  let [clock, isBusy] = [0, true];
  const made: ((view: ReadinessView) => void)[] = [];
  const ask = sharedReadiness(
    () => new Promise((done) => void made.push(done)),
    () => clock,
    () => isBusy,
  );
  const first = await readiness(systemContext(), async () => FACTS);
  const asked = ask();
  made[0]?.(first);
  expect(await asked).toBe(first);
  clock = 999;
  expect(await ask()).toBe(first);
  expect(made).toHaveLength(2);
  clock = 1_000;
  const second = { ...first, blocked_cycles: 1 };
  const waits = ask();
  made[1]?.(second);
  expect(await waits).toBe(second);
  [clock, isBusy] = [1_251, false];
  const third = { ...first, blocked_cycles: 2 };
  const calm = ask();
  expect(made).toHaveLength(3);
  made[2]?.(third);
  expect(await calm).toBe(third);
});
