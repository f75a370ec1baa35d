/** Webhook endpoints: changes of an endpoint, and redelivery of a span (Spec, "Webhook endpoints"). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as deliveries from "@/app/b/merchant/v1/webhook-endpoints/[id]/deliveries/route";
import * as redelivery from "@/app/b/merchant/v1/webhook-endpoints/[id]/redeliver/route";
import * as one from "@/app/b/merchant/v1/webhook-endpoints/[id]/route";
import * as all from "@/app/b/merchant/v1/webhook-endpoints/route";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { deliverWebhooks, sendEventsAgain } from "@/server/domain/webhooks";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { endpointsOf } from "@/server/testing/webhook-endpoints";

/** A day of the last few, for spans. */
const RECENTLY = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

let receiver: Receiver;
let merchant: TestMerchant;
let endpoints: ReturnType<typeof endpointsOf>;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.answer = 200;
  merchant = await testMerchant();
  endpoints = endpointsOf(all, merchant, receiver);
});

describe("deliveries", () => {
  test("of a paused endpoint stop, and a redelivery of the span sends what was missed, once", async () => {
    const { id } = await endpoints.endpoint("/d", { kinds: ["session.expired"] });
    receiver.answer = 500;
    await endpoints.expireSession();
    await endpoints.work(deliverWebhooks);
    await endpoints.call(one, "PATCH", id, { paused: true });
    await endpoints.expireSession();
    const refused = await endpoints.call(redelivery, "POST", id, { created_after: RECENTLY });
    expect(refused.status).toBe(409);
    await endpoints.call(one, "PATCH", id, { paused: false, url: receiver.url("/d2") });
    receiver.answer = 200;
    const asked = await endpoints.call(redelivery, "POST", id, { created_after: RECENTLY });
    expect([asked.status, asked.body]).toEqual([
      202,
      { events: 2, more: false, last_event_id: expect.stringMatching(/^evt_/) },
    ]);
    expect((await endpoints.call(redelivery, "POST", id, { created_after: RECENTLY })).status).toBe(409);
    await endpoints.work(sendEventsAgain);
    expect([endpoints.got("/d").length, endpoints.got("/d2").length]).toEqual([1, 2]);
    const again = await endpoints.call(redelivery, "POST", id, { created_after: RECENTLY });
    expect(again.body).toEqual({ events: 0, more: false, last_event_id: null });
    const { body } = await endpoints.call(deliveries, "GET", id);
    expect(body.results.map(({ delivery }: { delivery: { state: string } }) => delivery.state)).toEqual([
      "delivered",
      "delivered",
    ]);
  });

  test.each([
    ["deleted", (id: string) => endpoints.call(one, "DELETE", id)],
    ["paused", (id: string) => endpoints.call(one, "PATCH", id, { paused: true })],
  ])("stop unsent if the endpoint was %s while their event was being written", async (word, change) => {
    const { id } = await endpoints.endpoint(`/${word}`);
    const sessionId = await newSession(merchant);
    const step = { merchantId: merchant.id, machine: "session", objectId: sessionId, event: "expired" };
    await transaction(merchant.ctx.db, async (tx) => {
      await recordChanges(tx, [{ ...step, from: "created", to: "expired", at: merchant.ctx.now() }]);
      expect((await change(id)).status).toBeLessThan(300);
    });
    await endpoints.work(deliverWebhooks);
    expect(endpoints.got(`/${word}`)).toEqual([]);
    const stored = await merchant.ctx.db.delivery.findMany({ where: { endpointId: id }, include: { log: true } });
    expect(stored).toMatchObject([{ state: "stopped", attempts: 0, dueAt: null, leaseUntil: null, log: [] }]);
    const steps = await merchant.ctx.db.stateChange.findMany({ where: { objectId: stored[0]?.id ?? "" } });
    expect(steps.map(({ event, to }) => [event, to])).toEqual([["superseded", "stopped"]]);
  });

  test("that wait go to the present address with its credentials, and nothing more to the former one", async () => {
    const { id } = await endpoints.endpoint("/old", { headers: { "X-Shop": "old" } });
    await endpoints.expireSession();
    receiver.answer = 500;
    await endpoints.work(deliverWebhooks);
    await endpoints.call(one, "PATCH", id, { url: receiver.url("/new"), headers: { "X-Shop": "new" } });
    await merchant.ctx.db.delivery.updateMany({
      where: { endpointId: id },
      data: { dueAt: new Date(0), url: receiver.url("/old") },
    });
    receiver.answer = 200;
    await endpoints.work(deliverWebhooks);
    expect(endpoints.got("/old").map(({ headers }) => headers["x-shop"])).toEqual(["old"]);
    expect(endpoints.got("/new").map(({ headers }) => headers["x-shop"])).toEqual(["new"]);
    expect((await endpoints.call(deliveries, "GET", id)).body.results[0].delivery).toMatchObject({
      url: receiver.url("/new"),
      state: "delivered",
    });
  });

  test("of a span with more events than one request takes are asked for from the last one on, in their order", async () => {
    const { id } = await endpoints.endpoint("/m", { kinds: ["session.attempted"] });
    const sessionId = await newSession(merchant);
    const step = { merchantId: merchant.id, machine: "session", objectId: sessionId, event: "attempt_failed" };
    const change = { ...step, from: "created", to: "attempted", at: merchant.ctx.now() };
    await recordChanges(merchant.ctx.db, Array<typeof change>(501).fill(change));
    const data = { state: "delivered", dueAt: null };
    await merchant.ctx.db.delivery.updateMany({ where: { endpointId: id }, data });
    const span = { created_after: RECENTLY, delivered: true };
    const first = (await endpoints.call(redelivery, "POST", id, span)).body;
    expect(first).toMatchObject({ events: 500, more: true });
    const numberOf = async (eventId: string) =>
      (await merchant.ctx.db.event.findFirstOrThrow({ where: { id: eventId } })).number;
    expect(await numberOf(first.last_event_id)).toBe(500);
    await merchant.ctx.db.redelivery.updateMany({ where: { endpointId: id }, data: { dueAt: null } });
    const second = (await endpoints.call(redelivery, "POST", id, { ...span, starting_after: first.last_event_id }))
      .body;
    expect(second).toMatchObject({ events: 1, more: false });
    expect(await numberOf(second.last_event_id)).toBe(501);
    const unknown = await endpoints.call(redelivery, "POST", id, { ...span, starting_after: "evt_other" });
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([400, ["starting_after"]]);
  });

  test.each([
    [202, { created_after: "2026-01-01", created_before: "2026-04-02" }],
    [400, { created_after: "2026-01-01", created_before: "2026-04-03" }],
    [202, { created_after: "2026-01-01T00:00:00Z", created_before: "2026-04-03T00:00:00Z" }],
    [400, { created_after: "2026-01-01T00:00:00Z", created_before: "2026-04-03T00:00:01Z" }],
    [400, { created_after: "2020-01-01" }],
  ])("of a span are answered %i for %o: at most 92 days", async (status, span) => {
    const { id } = await endpoints.endpoint("/s");
    const { status: answered, body } = await endpoints.call(redelivery, "POST", id, span);
    expect(answered).toBe(status);
    if (status === 400) expect(Object.keys(body)).toEqual(["created_after"]);
  });

  test.each([
    [202, { created_after: "2026-01-02", created_before: "2026-01-02" }],
    [400, { created_after: "2026-01-02", created_before: "2026-01-01" }],
    [400, { created_after: "2026-01-02T00:00:00Z", created_before: "2026-01-01T23:59:59Z" }],
    [202, { created_after: "2026-01-02T00:00:00Z", created_before: "2026-01-02T00:00:00Z" }],
  ])("of a span are answered %i for %o: not reversed", async (status, span) => {
    const { id } = await endpoints.endpoint("/s");
    const { status: answered, body } = await endpoints.call(redelivery, "POST", id, span);
    expect(answered).toBe(status);
    if (status === 400) expect(body).toEqual({ created_before: ["Must not be before created_after."] });
  });

  test("are counted by an index", async () => {
    const plan = await transaction(merchant.ctx.db, async (tx) => {
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      return tx.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT count(*) FROM delivery
        WHERE endpoint_id = 'whe_1' AND merchant_id = ${merchant.id} AND state = 'delivered'`;
    });
    const lines = plan.map((line) => line["QUERY PLAN"]).join(" ");
    expect(lines).toMatch(/endpoint_id_state/);
  });
});
