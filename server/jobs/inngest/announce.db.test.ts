import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { Job } from "@/server/kernel/types";
import { EVENT_KEY, FakeInngest, SIGNING_KEY } from "@/server/testing/inngest-server";
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
