import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Config, Queue, type Run } from "./inngest-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Limits = NonNullable<Config["concurrency"]>;

function functionWith(id: string, concurrency: Limits): Config {
  return { id, name: id, triggers: [], concurrency };
}

let made = 0;

/** Adds a run that takes `takesMs`. */
function add(queue: Queue, config: Config, data: Record<string, unknown>, takesMs: number): Run {
  made += 1;
  const run: Run = {
    id: `run-${made}`,
    functionId: config.id,
    event: { name: "x", data },
    state: "queued",
    attempts: 0,
  };
  const work = async (): Promise<void> => {
    await new Promise((done) => setTimeout(done, takesMs));
    run.state = "completed";
  };
  queue.add(config, run, work);
  return run;
}

const doneOf = (runs: readonly Run[]): number => runs.filter(({ state }) => state === "completed").length;

/** Virtual seconds until all runs are done, at most `most`. */
async function secondsUntilDone(runs: readonly Run[], most: number): Promise<number> {
  const begun = performance.now();
  while (doneOf(runs) < runs.length && performance.now() - begun < most * 1_000) await vi.advanceTimersByTimeAsync(100);
  return (performance.now() - begun) / 1_000;
}

/** Within 30 % of what a real server took. */
function expectNear(seconds: number, real: number): void {
  expect(seconds).toBeGreaterThan(real * 0.7);
  expect(seconds).toBeLessThan(real * 1.3);
}

const PER_RECEIVER: Limits = [{ limit: 200 }, { key: "event.data.merchantId + ' ' + event.data.receiver", limit: 4 }];
const PER_MERCHANT: Limits = [{ limit: 4 }, { key: "event.data.merchantId", limit: 2 }];

describe("the simulated queue takes as long as a real server", () => {
  test("19 s for a hundred runs with one key", async () => {
    const [queue, webhooks] = [new Queue(), functionWith("webhooks", PER_RECEIVER)];
    const runs = Array.from({ length: 100 }, () => add(queue, webhooks, { merchantId: "m", receiver: "r" }, 60));
    expectNear(await secondsUntilDone(runs, 300), 19.1);
  });

  test("99 s for a thousand merchants' webhooks, while their charges and expiries wait for four places", async () => {
    const queue = new Queue();
    const [charges, expiries, webhooks] = [
      functionWith("charges", PER_MERCHANT),
      functionWith("expiries", PER_MERCHANT),
      functionWith("webhooks", PER_RECEIVER),
    ];
    const merchants = Array.from({ length: 1_000 }, (_, n) => `m${n}`);
    const charged = merchants.map((merchantId) => add(queue, charges, { merchantId }, 1_500));
    for (const merchantId of merchants) add(queue, expiries, { merchantId }, 1_500);
    const posted = merchants.map((merchantId) => add(queue, webhooks, { merchantId, receiver: "r" }, 60));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(doneOf(charged)).toBeLessThan(100);
    expectNear(90 + (await secondsUntilDone(posted, 300)), 98.6);
  });
});

/** After so long the local driver took over charges that Inngest had not run, and needed so long for each. */
const [LATE_MS, TAKEN_OVER_MS] = [120_000, 26];

test("151 s for the last of a thousand merchants' charges, which the local driver takes over after two minutes", async () => {
  const queue = new Queue();
  const [charges, expiries] = [functionWith("charges", PER_MERCHANT), functionWith("expiries", PER_MERCHANT)];
  const merchants = Array.from({ length: 1_000 }, (_, n) => `m${n}`);
  const charged = merchants.map((merchantId) => add(queue, charges, { merchantId }, 1_500));
  for (const merchantId of merchants) add(queue, expiries, { merchantId }, 1_500);
  await vi.advanceTimersByTimeAsync(LATE_MS);
  const late = charged.filter(({ state }) => state !== "completed");
  expect(late.length).toBeGreaterThan(900);
  for (const run of late) {
    await vi.advanceTimersByTimeAsync(TAKEN_OVER_MS);
    run.state = "completed";
    if (doneOf(charged) === charged.length / 2) expectNear(performance.now() / 1_000, 139.9);
  }
  expect(doneOf(charged)).toBe(charged.length);
  expectNear(performance.now() / 1_000, 151);
});

test("a partition that met a limit is looked at again after five seconds, although it was free before", async () => {
  const [queue, one] = [new Queue(), functionWith("one", [{ limit: 1 }])];
  const [first, second] = [add(queue, one, {}, 300), add(queue, one, {}, 0)];
  await vi.advanceTimersByTimeAsync(4_900);
  expect([first.state, second.state]).toEqual(["completed", "queued"]);
  await vi.advanceTimersByTimeAsync(500);
  expect(second.state).toBe("completed");
});

test("a queue in memory is lost when the server is killed", async () => {
  const [queue, one] = [new Queue(), functionWith("one", [{ limit: 1 }])];
  const runs = [add(queue, one, {}, 0), add(queue, one, {}, 0)];
  queue.forget();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([doneOf(runs), queue.isBusy("one")]).toEqual([0, false]);
});
