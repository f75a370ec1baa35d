import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { deliverWebhooks } from "@/server/domain/webhooks";
import type { Job, JobItem } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { EVENT_KEY, FakeInngest, SIGNING_KEY, type Traffic } from "@/server/testing/inngest-server";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { gate } from "@/server/testing/waiting";
import { testEvent } from "@/server/testing/webhooks";
import type { LocalDriver } from "../local";
import { announceDue } from "./announce";
import { startAnnouncing } from "./announcer";
import { inngest } from "./client";
import { inngestHandler } from "./handler";

let server: FakeInngest;
let shop: Receiver;
let merchant: TestMerchant;
const started: LocalDriver[] = [];

beforeAll(async () => {
  server = await new FakeInngest().start();
  vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
  vi.stubEnv("INNGEST_EVENT_KEY", EVENT_KEY);
  vi.stubEnv("INNGEST_BASE_URL", server.origin);
  vi.stubEnv("INNGEST_SERVE_ORIGIN", "https://pay.example");
  inngest().setEnvVars();
});
beforeEach(async () => {
  [shop, merchant] = [await startReceiver(), await testMerchant()];
  for (const list of [server.events, server.dropped, server.received, server.calls, server.runs]) list.length = 0;
});
afterEach(async () => {
  await Promise.all([shop.stop(), ...started.splice(0).map((each) => each.stop())]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

/** The job, blind to other tests' merchants. */
function only(merchants: readonly TestMerchant[], job: Job = deliverWebhooks): Job {
  const ids = merchants.map(({ id }) => id);
  const mine = ({ merchantId }: JobItem): boolean => ids.includes(merchantId);
  return { ...job, due: async (system, scope) => (await job.due(system, scope, 10_000)).filter(mine) };
}

/** A job over rows in memory: `act` is called with each id, and what it does not take away stays due. */
function over(
  rows: Map<string, { merchantId: string; dueAt: Date }>,
  act: (id: string) => void,
  change: Partial<Job>,
): Job {
  return {
    name: "test-rows",
    nextAt: async () => null,
    due: async (system, scope, limit) => {
      const [one, until] = scope === "all" ? [undefined, undefined] : [scope.merchantId, scope.until];
      const due = [...rows].filter(([, row]) => row.dueAt <= (until ?? system.realNow()));
      const mine = due.filter(([, row]) => one === undefined || row.merchantId === one);
      return mine.slice(0, limit).map(([id, row]) => ({ id, ...row }));
    },
    run: async (_ctx, id) => act(id),
    ...change,
  };
}

async function announcing(jobs: readonly Job[]): Promise<void> {
  await server.register(inngestHandler(jobs));
  started.push(await announcer(jobs));
  server.received.length = 0;
}

/** An announcing process that listens and has asked whether it is the one that announces. */
async function announcer(jobs: readonly Job[]): Promise<LocalDriver> {
  const [clock] = await database().$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const made = startAnnouncing(jobs);
  await vi.waitFor(async () => {
    const asked = await database().$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_start >= ${clock?.now}
        AND query LIKE 'SELECT pg_try_advisory_lock%'`;
    expect(asked).toHaveLength(1);
  }, 8_000);
  return made;
}

// What an earlier test began may end later and make events, runs and posts: none is counted here.
const DELIVERIES = "deliver-webhooks";
const eventsOf = (job: string) => server.events.filter(({ name }) => name === `sarraf/${job}.due`);
const announced = () => eventsOf(DELIVERIES);
const runsOf = (functionId: string) => server.runs.filter((run) => run.functionId === `sarraf-${functionId}`);
const callsOf = (functionId: string) => server.calls.filter(({ to }) => to === `sarraf-${functionId}`);

/** Requests of ours that hold events of the job. */
function postsOf(job: string): Traffic[] {
  return server.received.filter(
    ({ to, body }) =>
      to.startsWith("/e/") && (body as { name: string }[]).some(({ name }) => name === `sarraf/${job}.due`),
  );
}

describe("announcing at commit", () => {
  test("two commits in one second are both run at once: no schedule has to find the second", async () => {
    await announcing([only([merchant])]);
    await testEvent(merchant, { url: shop.url("/first") });
    await vi.waitFor(() => expect(postsOf(DELIVERIES).length).toBeGreaterThan(0), { timeout: 8_000, interval: 5 });
    await testEvent(merchant, { url: shop.url("/second") });
    await vi.waitFor(() => expect(shop.received).toHaveLength(2), { timeout: 8_000, interval: 10 });
    expect(announced().length).toBeLessThanOrEqual(2);
    expect(runsOf("find-due-work")).toEqual([]);
  });

  test("what falls due within the minute is sent ahead, and run at its time", async () => {
    await announcing([only([merchant])]);
    const dueAt = new Date(Date.now() + 1_500);
    await testEvent(merchant, { url: shop.url(), occurredAt: dueAt });
    await vi.waitFor(() => expect(announced()).toHaveLength(1), 5_000);
    expect(announced()[0]).toMatchObject({ ts: dueAt.getTime() });
    expect(shop.received).toHaveLength(0);
    await vi.waitFor(() => expect(shop.received).toHaveLength(1), { timeout: 5_000, interval: 10 });
    expect((shop.received[0]?.at ?? 0) - dueAt.getTime()).toBeGreaterThanOrEqual(-5);
  });

  test("ten commits in a second are run at once, with at most one event a second", async () => {
    await announcing([only([merchant])]);
    const begun = Date.now();
    for (let n = 0; n < 10; n += 1) await testEvent(merchant, { url: shop.url(`/${n}`) });
    await vi.waitFor(() => expect(shop.received).toHaveLength(10), { timeout: 8_000, interval: 10 });
    expect(announced().length).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - begun) / 1_000));
    expect(runsOf("find-due-work")).toEqual([]);
  });

  test("of several processes one announces, and another takes over when it ends", async () => {
    const jobs = [only([merchant])];
    await announcing(jobs);
    const second = await announcer(jobs);
    await testEvent(merchant, { url: shop.url("/a") });
    await vi.waitFor(() => expect(shop.received).toHaveLength(1), 5_000);
    // A lane that still works may deliver it before it is announced.
    expect(announced().length).toBeLessThan(2);
    expect(server.dropped.filter((id) => id === announced()[0]?.id)).toEqual([]);
    await started.shift()?.stop();
    started.push(second);
    await testEvent(merchant, { url: shop.url("/b") });
    await vi.waitFor(() => expect(shop.received).toHaveLength(2), 5_000);
  });
});

describe("the schedule", () => {
  test("an idle minute is one call", async () => {
    await server.register(inngestHandler([only([merchant])]));
    server.received.length = 0;
    server.tick();
    await vi.waitFor(() => expect(runsOf("find-due-work")[0]?.state).toBe("completed"), 5_000);
    expect([callsOf("find-due-work").length, postsOf(DELIVERIES).length]).toEqual([1, 0]);
    expect(runsOf("find-due-work")[0]?.result).toEqual({ sent: {} });
  });

  test("finds what no commit announced, sends it once, and what fails three times in five minutes", async () => {
    const rows = new Map([["row-1", { merchantId: merchant.id, dueAt: new Date() }]]);
    const job = over(rows, () => expect.unreachable("a bug in this row"), { name: "poisoned" });
    await server.register(inngestHandler([job]));
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    for (let minute = 0; minute < 5; minute += 1) {
      vi.setSystemTime(start + minute * 60_000);
      await announceDue(systemContext(), [job]);
    }
    expect(eventsOf("poisoned")).toHaveLength(2);
    vi.setSystemTime(start + 301_000);
    await announceDue(systemContext(), [job]);
    vi.useRealTimers();
    const sent = eventsOf("poisoned").map(({ id }) => id);
    expect(sent).toEqual([
      expect.stringMatching(/^poisoned:row-1:\d+$/),
      expect.stringMatching(/^poisoned:row-1:\d+:1$/),
      expect.stringMatching(/^poisoned:row-1:\d+:2$/),
    ]);
    await vi.waitFor(() => expect(runsOf("poisoned")[0]).toMatchObject({ state: "failed", attempts: 5 }), 8_000);
    const where = { merchantId: merchant.id, job: "poisoned" };
    await vi.waitFor(async () => expect(await database().failingItem.count({ where })).toBe(1), 8_000);
  });

  test("sends again what a killed server lost, when it is twenty seconds late", async () => {
    const rows = new Map([["row-1", { merchantId: merchant.id, dueAt: new Date(Date.now() + 25_000) }]]);
    const job = over(rows, (id) => void rows.delete(id), { name: "lost-row", shape: "lane" });
    await server.register(inngestHandler([job]));
    await announceDue(systemContext(), [job]);
    expect(eventsOf("lost-row")).toHaveLength(1);
    server.forget();
    const later = Date.now() + 46_000;
    vi.useFakeTimers({ toFake: ["Date"], now: later });
    await announceDue(systemContext(), [job]);
    vi.useRealTimers();
    expect(eventsOf("lost-row").map(({ id }) => id)).toEqual([
      expect.stringMatching(/^lost-row:second:/),
      expect.stringMatching(/^lost-row:\d+:1:1$/),
    ]);
  });

  test("fifty due rows of a job have a run each, and more of them are one lane", async () => {
    const dueAt = new Date(Date.now() - 1_000);
    const rows = new Map(Array.from({ length: 51 }, (_, n) => [`row-${n}`, { merchantId: merchant.id, dueAt }]));
    const done: string[] = [];
    const job = over(rows, (id) => void (rows.delete(id) && done.push(id)), { name: "many-rows" });
    await server.register(inngestHandler([job]));
    server.received.length = 0;
    await announceDue(systemContext(), [job]);
    expect(eventsOf("many-rows").map(({ data }) => Object.keys(data))).toEqual([["dueAt"]]);
    await vi.waitFor(() => expect(runsOf("many-rows")[0]?.result).toMatchObject({ done: 51, failures: 0 }), 8_000);
    expect(new Set(done).size).toBe(51);
    for (let n = 0; n < 50; n += 1) rows.set(`few-${n}`, { merchantId: merchant.id, dueAt });
    await announceDue(systemContext(), [job]);
    expect(eventsOf("many-rows")).toHaveLength(51);
    expect(Math.max(...postsOf("many-rows").map(({ bytes }) => bytes))).toBeLessThan(16_000);
  });
});

describe("masses are worked off by a lane", () => {
  test("hundreds of items of several merchants are one run, which also waits for what falls due within a second", async () => {
    const other = await testMerchant();
    const rows = new Map(
      Array.from({ length: 300 }, (_, n) => [
        `row-${n}`,
        { merchantId: n % 2 === 0 ? merchant.id : other.id, dueAt: new Date(Date.now() - 5_000) },
      ]),
    );
    rows.set("soon", { merchantId: merchant.id, dueAt: new Date(Date.now() + 60_000) });
    const done: string[] = [];
    const act = (id: string): void => {
      rows.delete(id);
      done.push(id);
      const soon = rows.get("soon");
      if (done.length === 300 && soon !== undefined) soon.dueAt = new Date(Date.now() + 300);
    };
    const nextAt = async () =>
      [...rows.values()].map(({ dueAt }) => dueAt).sort((a, b) => Number(a) - Number(b))[0] ?? null;
    const job = over(rows, act, { name: "many-items", shape: "lane", nextAt });
    await server.register(inngestHandler([job]));
    server.tick();
    await vi.waitFor(() => expect(rows.size).toBe(0), 15_000);
    expect([new Set(done).size, done.at(-1)]).toEqual([301, "soon"]);
    await vi.waitFor(() => expect(runsOf("many-items")[0]?.result).toMatchObject({ done: 301 }), 5_000);
    expect(runsOf("many-items")).toHaveLength(1);
  });

  test("a second run has the first one look again and ends", async () => {
    const rows = new Map([["first", { merchantId: merchant.id, dueAt: new Date(Date.now() - 1_000) }]]);
    const [held, done] = [gate(), [] as string[]];
    const run = async (_ctx: unknown, id: string): Promise<void> => {
      done.push(id);
      if (id === "first") await held.opened;
      rows.delete(id);
    };
    const job = over(rows, () => undefined, { name: "joined", shape: "lane", run });
    await server.register(inngestHandler([job]));
    server.tick();
    await vi.waitFor(() => expect(done).toEqual(["first"]), 5_000);
    rows.set("second", { merchantId: merchant.id, dueAt: new Date(Date.now() - 1_000) });
    server.take({ id: "again", name: "sarraf/joined.due", data: { dueAt: new Date().toISOString() } });
    await vi.waitFor(() => expect(runsOf("joined")[1]?.result).toEqual({ joined: true }), 5_000);
    await vi.waitFor(() => expect(done).toEqual(["first", "second"]), 5_000);
    held.open();
    await vi.waitFor(() => expect(runsOf("joined")[0]?.result).toMatchObject({ done: 2 }), 5_000);
  });
});

describe("the function of single items", () => {
  test("runs the item, and once more changes nothing", async () => {
    await server.register(inngestHandler([only([merchant])]));
    const { deliveryId } = await testEvent(merchant, { url: shop.url("/item") });
    const data = { merchantId: merchant.id, id: deliveryId, dueAt: new Date().toISOString() };
    for (const id of ["one", "two"])
      server.take({ id: `${deliveryId} ${id}`, name: "sarraf/deliver-webhooks.due", data });
    await vi.waitFor(
      () => expect(runsOf(DELIVERIES).map(({ state }) => state)).toEqual(["completed", "completed"]),
      8_000,
    );
    expect(shop.received).toHaveLength(1);
    const row = await database().delivery.findFirstOrThrow({ where: { id: deliveryId } });
    expect(row).toMatchObject({ state: "delivered", attempts: 1 });
  });

  test.each([
    ["malformed data", { id: 7 }],
    ["a merchant that is gone", { merchantId: "mer_gone", id: "x", dueAt: "2026-01-01T00:00:00Z" }],
  ])("%s is not tried again", async (_, data) => {
    await server.register(inngestHandler([only([merchant])]));
    server.take({ name: "sarraf/deliver-webhooks.due", data });
    await vi.waitFor(() => expect(runsOf(DELIVERIES)[0]).toMatchObject({ state: "failed", attempts: 1 }), 5_000);
  });
});
