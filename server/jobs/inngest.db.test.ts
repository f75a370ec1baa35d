import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { deliverWebhooks } from "../domain/webhooks";
import type { Job } from "../kernel/types";
import { type TestMerchant, testMerchant } from "../testing/harness";
import { EVENT_KEY, runFunction, SIGNING_KEY, signature, startEventApi } from "../testing/inngest-server";
import { type Receiver, startReceiver } from "../testing/receiver";
import { testEvent } from "../testing/webhooks";
import { inngestHandler, startWaking } from "./inngest";

let api: Awaited<ReturnType<typeof startEventApi>>;
let shop: Receiver;
let merchant: TestMerchant;
let handler: ReturnType<typeof inngestHandler>;

/** The delivery job, blind to other tests' merchants. */
function onlyMine(): Job {
  const mine = { merchantId: merchant.id };
  return {
    ...deliverWebhooks,
    nextAt: (system) => deliverWebhooks.nextAt(system, mine),
    due: async (system) =>
      (await deliverWebhooks.due(system, "all", 10_000)).filter((item) => item.merchantId === merchant.id),
  };
}

beforeAll(async () => {
  [api, shop, merchant] = await Promise.all([startEventApi(), startReceiver(), testMerchant()]);
  vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
  vi.stubEnv("INNGEST_EVENT_KEY", EVENT_KEY);
  vi.stubEnv("INNGEST_BASE_URL", api.origin);
  vi.stubEnv("INNGEST_SERVE_ORIGIN", "https://pay.example");
  handler = inngestHandler([onlyMine()]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([api.stop(), shop.stop()]);
});

const CRON = { name: "inngest/scheduled.timer", data: { cron: "* * * * *" } };

describe("the sweep", () => {
  test("sends one event per due item, the same however often it looks, and looks ahead", async () => {
    const { deliveryId } = await testEvent(merchant, { url: shop.url() });
    api.events.length = 0;
    const first = await runFunction(handler, "deliver-webhooks", { event: CRON, calls: 8 });
    const second = await runFunction(handler, "deliver-webhooks", { event: CRON, calls: 8 });
    expect(first.steps.map(({ op }) => op)).toContain("Sleep");
    expect(second.status).toBe(206);
    const sent = api.events.filter(({ name }) => name === "sarraf/deliver-webhooks");
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]?.data).toEqual({ merchantId: merchant.id, id: deliveryId, dueAt: expect.any(String) });
  });

  test("ends at once when nothing falls due within its minute", async () => {
    const idle: Job = { ...onlyMine(), nextAt: async () => null, due: async () => [] };
    const report = await runFunction(inngestHandler([idle]), "deliver-webhooks", { event: CRON });
    expect(report).toMatchObject({ status: 200, result: { sent: 0 } });
    expect(report.steps).toHaveLength(1);
  });

  test("a wake looks ten seconds ahead, a scheduled sweep a minute", async () => {
    const soon: Job = { ...onlyMine(), due: async () => [], nextAt: async () => new Date(Date.now() + 30_000) };
    const wake = { name: "sarraf/work.due", data: {} };
    const woken = await runFunction(inngestHandler([soon]), "deliver-webhooks", { event: wake });
    expect(woken).toMatchObject({ status: 200, result: { sent: 0 } });
    const swept = await runFunction(inngestHandler([soon]), "deliver-webhooks", { event: CRON });
    expect(swept.steps.filter(({ op }) => op === "Sleep").length).toBeGreaterThanOrEqual(1);
  });
});

describe("the item function", () => {
  test("runs the item, and once more changes nothing", async () => {
    const { deliveryId } = await testEvent(merchant, { url: shop.url("/item") });
    const data = { merchantId: merchant.id, id: deliveryId, dueAt: new Date().toISOString() };
    const event = { name: "sarraf/deliver-webhooks", data };
    const first = await runFunction(handler, "deliver-webhooks-item", { event });
    const second = await runFunction(handler, "deliver-webhooks-item", { event });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(shop.received.filter(({ path }) => path === "/item")).toHaveLength(1);
  });
});

describe("what is not signed by Inngest is refused", () => {
  const url = "http://localhost:3000/api/inngest?fnId=sarraf-deliver-webhooks-item&stepId=step";
  const body = JSON.stringify({
    event: { name: "x", data: {} },
    events: [],
    steps: {},
    version: 2,
    ctx: { run_id: "r" },
  });

  test.each([
    ["a run without signature", "POST", {}],
    ["a run with a signature of another body", "POST", { "x-inngest-signature": signature("{}") }],
    ["a run with an old signature", "POST", { "x-inngest-signature": signature(body, 1_600_000_000) }],
    ["a registration without signature", "PUT", {}],
  ] as const)("%s", async (_, method, headers) => {
    const response = await handler(new Request(url, { method, headers, body }));
    expect(response.status).toBe(401);
  });
});

test("a signed registration names the service's own address, its schedules and its limits", async () => {
  api.requests.length = 0;
  const signed = { "content-type": "application/json", "x-inngest-signature": signature("{}") };
  const url = "http://forged.example/api/inngest";
  const response = await handler(new Request(url, { method: "PUT", headers: signed, body: "{}" }));
  expect(response.status).toBe(200);
  const told = JSON.stringify([await response.json(), ...api.requests.map(({ body }) => body)]);
  expect(told).toContain("https://pay.example/api/inngest");
  expect(told).not.toContain("forged.example");
  expect(told).toContain("* * * * *");
});

test("a commit that leaves work due within the minute sends one wake a second", async () => {
  const waking = startWaking();
  try {
    await sleep(500);
    api.events.length = 0;
    await testEvent(merchant, { url: shop.url() });
    await vi.waitFor(() => expect(api.events.some(({ name }) => name === "sarraf/work.due")).toBe(true), 8_000);
    expect(api.events.every(({ id }) => /^due:\d+$/.test(id))).toBe(true);
  } finally {
    await waking.stop();
  }
});
