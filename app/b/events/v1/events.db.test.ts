import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { createUser, NewUser } from "@/server/domain/merchants";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { gate } from "@/server/testing/waiting";
import { type TestEvent, testEvent } from "@/server/testing/webhooks";
import * as redeliverRoute from "./events/[id]/redeliver/route";
import * as eventRoute from "./events/[id]/route";
import * as eventsRoute from "./events/route";

const PATH = "/b/events/v1/events/";
const PASSWORD = "correct horse";
let receiver: Receiver;
let merchant: TestMerchant;
let users = 0;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  receiver.answer = 200;
  merchant = await testMerchant();
});

function caller(sent: RouteRequest = { key: merchant.privateKey }) {
  return {
    list: (query = "") => callRoute(eventsRoute, { ...sent, path: `${PATH}${query}` }),
    one: (id: string) => callRoute(eventRoute, { ...sent, path: `${PATH}${id}/`, params: { id } }),
    redeliver: (id: string) =>
      callRoute(redeliverRoute, { ...sent, method: "POST", path: `${PATH}${id}/redeliver/`, params: { id } }),
  };
}

async function userWith(...permissions: string[]) {
  users += 1;
  const username = `reader.${Date.now()}.${process.pid}.${users}`;
  await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
  return caller({ basic: [username, PASSWORD] });
}

describe("200: a list of events", () => {
  test("shows what was sent and the state of its delivery, newest first", async () => {
    const first = await testEvent(merchant, { url: receiver.url(), occurredAt: addSeconds(new Date(), -60) });
    const second = await testEvent(merchant, { url: null });
    const { status, body } = await caller().list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 2, next: null, previous: null });
    expect(body.results.map((event: { id: string }) => event.id)).toEqual([second.eventId, first.eventId]);
    const [bare, sent] = body.results;
    expect(bare).toMatchObject({ kind: "payment", session_id: second.sessionId, number: 1, deliveries: [] });
    expect(sent.payload).toEqual(
      JSON.parse((await database().event.findFirstOrThrow({ where: { id: first.eventId } })).payload),
    );
    expect(sent.deliveries).toEqual([
      {
        id: first.deliveryId,
        endpoint_id: null,
        url: receiver.url(),
        state: "pending",
        attempts: 0,
        next_attempt_at: sent.occurred_at,
        last_status: null,
        last_error: null,
        log: [],
      },
    ]);
  });

  test("is narrowed by session and by time, and comes in pages", async () => {
    const start = new Date("2026-05-01T00:00:00Z");
    const made: TestEvent[] = [];
    for (let n = 0; n < 5; n += 1)
      made.push(await testEvent(merchant, { url: null, occurredAt: addSeconds(start, n * 60) }));
    const { list } = caller();
    const ids = async (query: string) =>
      (await list(query)).body.results.map((event: { id: string }) =>
        made.findIndex(({ eventId }) => eventId === event.id),
      );
    expect(await ids(`?session_id=${made[3]?.sessionId}`)).toEqual([3]);
    expect(await ids("?session_id=unknown")).toEqual([]);
    expect(await ids("?created_after=2026-05-01T00:01:00Z")).toEqual([4, 3, 2, 1]);
    expect(await ids("?created_before=2026-05-01T03:01:00%2B03:00")).toEqual([1, 0]);
    expect(
      await ids("?created_after=2026-05-01T00:00:30Z&created_before=2026-05-01T00:02:30Z&limit=1&offset=1"),
    ).toEqual([1]);
    const page = await list("?limit=2&offset=2");
    expect(page.body.count).toBe(5);
    expect(page.body.next).toContain(`${PATH}?limit=2&offset=4`);
    expect(page.body.previous).toContain("limit=2&offset=0");
  });
});

test("the span of a list may be days of the merchant's zone, whole ones", async () => {
  const shop = await testMerchant({ merchant: { timezone: "Asia/Kuwait" } });
  const at = ["2026-04-30T20:59:59.999Z", "2026-04-30T21:00:00Z", "2026-05-01T20:59:59.999Z", "2026-05-01T21:00:00Z"];
  const made: TestEvent[] = [];
  for (const instant of at) made.push(await testEvent(shop, { url: null, occurredAt: new Date(instant) }));
  const { body } = await caller({ key: shop.privateKey }).list("?created_after=2026-05-01&created_before=2026-05-01");
  expect(body.results).toMatchObject([{ id: made[2]?.eventId }, { id: made[1]?.eventId }]);
});

test("a list may wait until there are more events than are known, or until its time is over", async () => {
  const { list } = caller();
  await testEvent(merchant, { url: null });
  const [known] = (await list()).body.results;
  const { body: none } = await list("?wait=1&known=1");
  expect(none.results).toMatchObject([{ id: known.id }]);
  const waiting = list("?wait=20&known=1");
  const { eventId } = await testEvent(merchant, { url: null });
  expect((await waiting).body).toMatchObject({ count: 2, results: [{ id: eventId }, { id: known.id }] });
  expect((await list("?wait=21")).status).toBe(400);
});

describe("200: one event", () => {
  test("with its deliveries and their log", async () => {
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    receiver.answer = 503;
    await caller().redeliver(eventId);
    const { status, body } = await caller().one(eventId);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: eventId, deliveries: [{ state: "pending", attempts: 1, last_status: 503 }] });
    expect(body.deliveries[0].log).toMatchObject([{ number: 1, status: 503, error: "Answered 503." }]);
  });
});

describe("200: redelivery", () => {
  test("posts the same text under the same id and answers with the updated delivery", async () => {
    const shop = await startReceiver();
    const { eventId, deliveryId } = await testEvent(merchant, { url: shop.url() });
    const first = await caller().redeliver(eventId);
    expect(first).toMatchObject({
      status: 200,
      body: { id: deliveryId, state: "delivered", attempts: 1, next_attempt_at: null },
    });
    const again = await caller().redeliver(eventId);
    expect(again).toMatchObject({ status: 200, body: { id: deliveryId, state: "delivered", attempts: 2 } });
    expect(again.body.log).toHaveLength(2);
    const [one, two] = shop.received;
    expect(two?.text).toBe(one?.text);
    expect(two?.headers["webhook-id"]).toBe(eventId);
    await shop.stop();
  });

  it.each([
    ["exhausted", 200, "delivered"],
    ["exhausted", 500, "exhausted"],
    ["stopped", 200, "delivered"],
    ["stopped", 500, "stopped"],
    ["delivered", 500, "delivered"],
  ])("of an %s delivery answered %i leaves it %s", async (state, answer, expected) => {
    receiver.answer = answer;
    const { eventId, deliveryId } = await testEvent(merchant, { url: receiver.url() });
    await database().delivery.updateMany({ where: { id: deliveryId }, data: { state, dueAt: null, attempts: 10 } });
    const { body } = await caller().redeliver(eventId);
    expect(body).toMatchObject({ state: expected, attempts: 11, next_attempt_at: null, last_status: answer });
  });

  test("goes where the session's webhooks go today, and stops what is pending for the former address", async () => {
    const { eventId, sessionId, deliveryId } = await testEvent(merchant, { url: receiver.url("/old") });
    await database().paymentSession.update({ where: { id: sessionId }, data: { webhookUrl: receiver.url("/new") } });
    const { body } = await caller().redeliver(eventId);
    expect(body).toMatchObject({ url: receiver.url("/new"), state: "delivered", attempts: 1 });
    expect(body.id).not.toBe(deliveryId);
    const { body: event } = await caller().one(eventId);
    expect(event.deliveries).toMatchObject([
      { id: deliveryId, state: "stopped" },
      { id: body.id, state: "delivered" },
    ]);
    expect((await caller().redeliver(eventId)).body).toMatchObject({ id: body.id, attempts: 2 });
  });

  test("of a pending delivery leaves its schedule unchanged, however often it is requested", async () => {
    receiver.answer = 503;
    const { eventId, deliveryId } = await testEvent(merchant, { url: receiver.url() });
    await deliverWebhooks.run(merchant.ctx, deliveryId);
    const [before] = (await caller().one(eventId)).body.deliveries;
    for (let time = 1; time <= 12; time += 1) await caller().redeliver(eventId);
    const [after] = (await caller().one(eventId)).body.deliveries;
    expect(after).toMatchObject({ state: "pending", attempts: 13, next_attempt_at: before.next_attempt_at });
    expect(after.log.map(({ manual }: { manual: boolean }) => manual)).toEqual([false, ...Array(12).fill(true)]);
    const later = merchant.as({ now: () => new Date(before.next_attempt_at) });
    await deliverWebhooks.run(later, deliveryId);
    const [second] = (await caller().one(eventId)).body.deliveries;
    const wait = Date.parse(second.next_attempt_at) - Date.parse(before.next_attempt_at);
    expect(wait).toBeGreaterThanOrEqual(0.8 * 300_000);
    expect(wait).toBeLessThanOrEqual(1.2 * 300_000);
  });

  test("gives an event that had no address one, where there is one now", async () => {
    const { eventId, sessionId } = await testEvent(merchant, { url: null });
    await database().paymentSession.update({ where: { id: sessionId }, data: { webhookUrl: receiver.url() } });
    expect((await caller().redeliver(eventId)).body).toMatchObject({ state: "delivered", attempts: 1 });
  });
});

test("400: filters that are neither instants nor days, and pages that are none", async () => {
  const { list } = caller();
  expect((await list("?created_after=yesterday&limit=0")).body).toMatchObject({
    created_after: [expect.stringContaining("Datetime has wrong format.")],
    limit: ["Ensure this value is greater than or equal to 1."],
  });
  expect((await list("?created_before=2026-02-30")).status).toBe(400);
  expect((await list("?created_after=%2B275760-09-13T00:00:00Z")).status).toBe(400);
  expect((await list("?session_id=%00")).status).toBe(400);
  expect((await list("?created_after=&limit=&session_id=")).status).toBe(200);
});

test("401: without a credential, and with a public key", async () => {
  const { eventId } = await testEvent(merchant, { url: null });
  for (const { list, one, redeliver } of [caller({}), caller({ key: merchant.publicKey })]) {
    for (const { status } of [await list(), await one(eventId), await redeliver(eventId)]) expect(status).toBe(401);
  }
});

describe("403: users need the permission for the session's type", () => {
  test("viewing shows that type's events alone and redelivers none", async () => {
    const commerce = await testEvent(merchant, { url: receiver.url(), session: { type: "e_commerce" } });
    const request = await testEvent(merchant, { url: receiver.url(), session: { type: "payment_request" } });
    const viewer = await userWith("Can view e-commerce payments");
    const { body } = await viewer.list();
    expect(body.count).toBe(1);
    expect(body.results).toMatchObject([{ id: commerce.eventId }]);
    expect((await viewer.one(commerce.eventId)).status).toBe(200);
    expect((await viewer.one(request.eventId)).status).toBe(403);
    expect((await viewer.redeliver(commerce.eventId)).status).toBe(403);
  });

  test("changing redelivers that type's events alone", async () => {
    const commerce = await testEvent(merchant, { url: receiver.url(), session: { type: "e_commerce" } });
    const request = await testEvent(merchant, { url: receiver.url(), session: { type: "payment_request" } });
    const changer = await userWith("Can change payment requests");
    expect((await changer.redeliver(request.eventId)).status).toBe(200);
    expect((await changer.redeliver(commerce.eventId)).status).toBe(403);
    expect((await changer.list()).body.count).toBe(1);
  });

  test("no permission shows nothing at all", async () => {
    expect((await (await userWith("payment.refund")).list()).status).toBe(403);
  });
});

test("404: an event that is unknown or another merchant's", async () => {
  const { eventId } = await testEvent(await testMerchant(), { url: receiver.url() });
  for (const id of [eventId, "evt_unknown", "%00", "x".repeat(500)]) {
    expect((await caller().one(id)).status).toBe(404);
    expect((await caller().redeliver(id)).status).toBe(404);
  }
  expect((await caller().list()).body.count).toBe(0);
});

describe("409: redelivery", () => {
  test("while the event is being delivered", async () => {
    const [answer, before] = [gate(), receiver.received.length];
    receiver.answer = (response) => answer.opened.then(() => response.writeHead(200).end());
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    const first = caller().redeliver(eventId);
    await vi.waitFor(() => expect(receiver.received.length).toBe(before + 1), 10_000);
    expect(await caller().redeliver(eventId)).toMatchObject({
      status: 409,
      body: { detail: "The event is being delivered at this moment." },
    });
    answer.open();
    expect((await first).body).toMatchObject({ state: "delivered", attempts: 1 });
  });

  test("of an event without any address", async () => {
    const { eventId } = await testEvent(merchant, { url: null });
    expect((await caller().redeliver(eventId)).status).toBe(409);
  });

  test("two at once to a new address make one delivery", async () => {
    const answer = gate();
    receiver.answer = (response) => answer.opened.then(() => response.writeHead(200).end());
    const { eventId, sessionId } = await testEvent(merchant, { url: null });
    await database().paymentSession.update({ where: { id: sessionId }, data: { webhookUrl: receiver.url() } });
    const calls = [caller().redeliver(eventId), caller().redeliver(eventId)];
    expect((await Promise.race(calls)).status).toBe(409);
    answer.open();
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await caller().one(eventId)).body.deliveries).toHaveLength(1);
  });
});
