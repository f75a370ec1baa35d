import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { Job } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
import { failingOf } from "../failing-items";
import { announceDue } from "./announce";
import { inngest } from "./client";

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
