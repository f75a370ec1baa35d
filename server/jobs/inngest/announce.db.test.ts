import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { Job } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { testMerchant } from "@/server/testing/harness";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
import { inOwnDatabase } from "@/server/testing/own-database";
import { failingOf } from "../failing-items";
import { announceDue } from "./announce";
import { startAnnouncing } from "./announcer";
import { inngest } from "./client";

// Other tests announce in the shared database, and one process alone may.
inOwnDatabase();

let server: FakeInngest;

beforeAll(async () => {
  server = await new FakeInngest().start();
  vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
  vi.stubEnv("INNGEST_EVENT_KEY", EVENT_KEY);
  vi.stubEnv("INNGEST_BASE_URL", server.origin);
  vi.stubEnv("SARRAF_PROCESSES", "4");
  inngest().setEnvVars();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

test("late items of four processes are four lanes, and no more when they are announced again before these start", async () => {
  const now = Date.now();
  const late = (n: number) => ({ merchantId: "mer_1", id: `row-${n}`, dueAt: new Date(now - 1_000) });
  const rows = Array.from({ length: 400 }, (_, n) => late(n));
  const job: Job = {
    name: "shared-rows",
    shape: "lane",
    nextAt: async () => null,
    due: async () => rows,
    run: async () => undefined,
  };
  vi.useFakeTimers({ toFake: ["Date"], now });
  const sent: number[] = [];
  for (const more of [0, 1, 2]) {
    rows.push(late(400 + more));
    vi.setSystemTime(now + more * 100);
    await announceDue(systemContext(), [job]);
    sent.push(server.events.length);
  }
  vi.useRealTimers();
  // The second announcement's lanes start a second after the first, and find what the third has found.
  expect(sent).toEqual([4, 8, 8]);
  expect(new Set(server.events.map(({ id }) => id)).size).toBe(8);
});

test("beyond the five hundred items of a query there may be more, also when all of these were announced before", async () => {
  const now = Date.now();
  const rows = Array.from({ length: 501 }, (_, n) => ({
    merchantId: "mer_1",
    id: `row-${n}`,
    dueAt: new Date(now + 30_000),
  }));
  const job: Job = {
    name: "five-hundred-rows",
    shape: "lane",
    nextAt: async () => null,
    due: async (_system, _scope, limit) => rows.slice(0, limit),
    run: async () => undefined,
  };
  const announced = [await announceDue(systemContext(), [job]), await announceDue(systemContext(), [job])];
  expect(announced.map(({ sent, more }) => [sent, more])).toEqual([
    [{ "five-hundred-rows": 4 }, true],
    [{}, true],
  ]);
});

test("late items are announced at once after the clock was put back by three days", async () => {
  const now = Date.now();
  const job: Job = {
    name: "rows-of-two-clocks",
    shape: "lane",
    nextAt: async () => null,
    due: async () => [{ merchantId: "mer_1", id: "row", dueAt: new Date(now - 1_000) }],
    run: async () => undefined,
  };
  server.events.length = 0;
  vi.useFakeTimers({ toFake: ["Date"], now: now + 3 * 86_400_000 });
  await announceDue(systemContext(), [job]);
  vi.setSystemTime(now);
  await announceDue(systemContext(), [job]);
  vi.useRealTimers();
  expect(server.events.map(({ ts }) => ts)).toEqual([now + 3 * 86_400_000, now]);
});

test("an item that was given up is not announced", async () => {
  const merchant = await testMerchant();
  const dueAt = new Date(Date.now() - 1_000);
  const [bad, good] = ["bad", "good"].map((id) => ({ merchantId: merchant.id, id, dueAt }));
  const failure = { merchantId: merchant.id, job: "given-up-rows", itemId: "bad", dueAt, lastError: "Error: a bug" };
  const times = { failedAt: dueAt, retryAt: dueAt, givenUpAt: dueAt };
  await merchant.ctx.db.failingItem.create({ data: { ...failure, ...times, attempts: 24 } });
  const job: Job = {
    name: "given-up-rows",
    nextAt: async () => null,
    due: async () => [bad, good].flatMap((item) => item ?? []),
    run: async () => undefined,
  };
  await vi.waitFor(async () => {
    expect((await failingOf(systemContext(), job.name)).givenUp).toHaveLength(1);
  }, 3_000);
  server.events.length = 0;
  await announceDue(systemContext(), [job]);
  expect(server.events.map(({ data }) => data.id)).toEqual(["good"]);
});

test("commits do not make slow queries follow each other without a pause", async () => {
  let looks = 0;
  const job: Job = {
    name: "slow-rows",
    nextAt: async () => null,
    due: async () => {
      looks += 1;
      await sleep(200);
      return [];
    },
    run: async () => undefined,
  };
  const announcer = startAnnouncing([job]);
  await vi.waitFor(() => expect(looks).toBe(1), 8_000);
  for (const end = performance.now() + 2_500; performance.now() < end; await sleep(50))
    await systemContext().db.$executeRaw`SELECT pg_notify('sarraf_due', '')`;
  await announcer.stop();
  expect([looks > 1, looks <= 4 || looks]).toEqual([true, true]);
});

test("while Inngest is away commits do not make it be called all the time, and one warning a minute says so", async () => {
  const row = { merchantId: "mer_1", id: "row", dueAt: new Date(Date.now() - 1_000) };
  const state = { looks: 0 };
  const job: Job = {
    name: "unsent-rows",
    nextAt: async () => null,
    due: async () => {
      state.looks += 1;
      return [row];
    },
    run: async () => undefined,
  };
  const gone = await new FakeInngest().start();
  await gone.stop();
  vi.stubEnv("INNGEST_BASE_URL", gone.origin);
  inngest().setEnvVars();
  const warned = vi.spyOn(logger(), "warn");
  const warnings = () => warned.mock.calls.filter(([, text]) => String(text).startsWith("Due work could not")).length;
  const announcer = startAnnouncing([job]);
  try {
    await vi.waitFor(() => expect(state.looks).toBe(1), { timeout: 8_000, interval: 5 });
    const begun = performance.now();
    await vi.waitFor(
      async () => {
        await systemContext().db.$executeRaw`SELECT pg_notify('sarraf_due', '')`;
        expect(state.looks).toBe(2);
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(performance.now() - begun).toBeGreaterThanOrEqual(4_900);
    expect(warnings()).toBe(1);
  } finally {
    await announcer.stop();
    warned.mockRestore();
    vi.stubEnv("INNGEST_BASE_URL", server.origin);
    inngest().setEnvVars();
  }
}, 30_000);
