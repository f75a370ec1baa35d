import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAuditEvents } from "@/server/domain/audit";
import { readInbox } from "@/server/domain/figures";
import { NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { eventPage, listEventLines, readConsoleEventQuery, redeliver, verifyEvent } from "..";

const VIEW = ["console.access", "Can view e-commerce payments"];
const CHANGE = ["console.access", "Can change e-commerce payments"];

let receiver: Receiver;
let merchant: TestMerchant;
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startReceiver(), testMerchant()]);
});
afterEach(() => receiver.stop());

async function idsOf(query: Record<string, string> = {}, ctx = merchant.ctx, limit = 25) {
  const { rows, next } = await listEventLines(ctx, readConsoleEventQuery(query).values, limit);
  return { ids: rows.flatMap((row) => ("id" in row ? row.id : [])), next };
}

const giveUp = (id: string) =>
  merchant.ctx.db.delivery.updateMany({ where: { id }, data: { state: "exhausted", attempts: 10, dueAt: null } });

describe("the list", () => {
  test("is filtered by state, order, session and days, goes on by cursor, and counts what was given up", async () => {
    const at = (days: number) => addSeconds(new Date(), days * -86_400);
    const url = receiver.url();
    const old = await testEvent(merchant, { url, occurredAt: at(9), session: { orderNo: "10913" } });
    const middle = await testEvent(merchant, { url, occurredAt: at(5) });
    const fresh = await testEvent(merchant, { url: null });
    await giveUp(old.deliveryId);
    expect((await idsOf()).ids).toEqual([fresh.eventId, middle.eventId, old.eventId]);
    expect((await idsOf({ state: "exhausted" })).ids).toEqual([old.eventId]);
    expect((await idsOf({ state: "none" })).ids).toEqual([fresh.eventId]);
    expect((await idsOf({ about: "10913" })).ids).toEqual([old.eventId]);
    expect((await idsOf({ about: middle.sessionId, type: "payment" })).ids).toEqual([middle.eventId]);
    expect((await idsOf({ from: at(6).toISOString().slice(0, 10), type: "operation" })).ids).toEqual([]);
    const first = await idsOf({}, merchant.ctx, 2);
    expect((await idsOf({ cursor: first.next ?? "" })).ids).toEqual([old.eventId]);
    expect((await readInbox(await signedIn(merchant, VIEW))).events).toEqual({ count: 1, addresses: 1 });
  });

  test("keeps the order of the pages for events of one instant and kind", async () => {
    const occurredAt = addSeconds(new Date(), -60);
    const made = [];
    for (let count = 0; count < 5; count += 1)
      made.push((await testEvent(merchant, { url: null, occurredAt })).eventId);
    expect((await idsOf()).ids).toEqual(made.toSorted().toReversed());
  });

  test("shows users the types that they may view, and nothing of deleted sessions or another merchant", async () => {
    const url = receiver.url();
    const shown = await testEvent(merchant, { url });
    await testEvent(merchant, { url, session: { type: "payment_request" } });
    await testEvent(merchant, { url, session: { deletedAt: new Date() } });
    const user = await signedIn(merchant, VIEW);
    expect((await idsOf({}, user)).ids).toEqual([shown.eventId]);
    const stranger = await testMerchant();
    expect((await idsOf({}, stranger.ctx)).ids).toEqual([]);
    await expect(eventPage(stranger.ctx, shown.eventId)).rejects.toThrow(NotFound);
  });
});

describe("an event's page", () => {
  test("has every try with its answer, and the headers of the last one as they were sent", async () => {
    receiver.answer = (response) =>
      response.writeHead(503).end('{"why":"no such order","token":"s3cret","pan":"4111 1111 1111 1111"}');
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    const user = await signedIn(merchant, CHANGE);
    await redeliver(user, eventId);
    const later = { ...merchant.ctx, realNow: () => addSeconds(new Date(), 7) };
    await redeliver(later, eventId);
    const view = await eventPage(user, eventId);
    const {
      "webhook-id": id,
      "webhook-timestamp": at,
      "webhook-signature": mark,
    } = receiver.received[1]?.headers ?? {};
    expect(view.headers).toEqual({ "webhook-id": id, "webhook-timestamp": at, "webhook-signature": mark });
    expect(view.body).toBe(receiver.received[1]?.text);
    expect(view.mayResend).toBe(true);
    expect(view.ways[0]?.tries.map(({ number, status, isAsked }) => [number, status, isAsked])).toEqual([
      [2, 503, true],
      [1, 503, true],
    ]);
    const masked = '{"why":"no such order","token":"[masked]","pan":"[masked]"}';
    expect(view.ways[0]?.tries.map(({ answer }) => answer)).toEqual([masked, masked]);
  });

  test("names a try that was not made, which has no headers", async () => {
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    const walking = {
      ...merchant.ctx,
      walk: { failedUrls: new Set([receiver.url()]), waitedMs: new Map(), until: new Date() },
    };
    await redeliver(walking, eventId);
    const { ways, headers } = await eventPage(merchant.ctx, eventId);
    expect(ways[0]?.tries).toMatchObject([{ number: 1, status: null, milliseconds: null }]);
    expect([headers, receiver.received.length]).toEqual([null, 0]);
  });

  test("offers no sending again to who may only view", async () => {
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    const user = await signedIn(merchant, VIEW);
    expect((await eventPage(user, eventId)).mayResend).toBe(false);
    await expect(redeliver(user, eventId)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("what a receiver got is compared with what was sent", async () => {
  const { eventId } = await testEvent(merchant, { url: receiver.url() });
  await redeliver(merchant.ctx, eventId);
  const [got] = receiver.received;
  const headers = Object.entries(got?.headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
  const body = got?.text ?? "";
  expect(await verifyEvent(merchant.ctx, eventId, { body, headers })).toEqual({ kind: "valid" });
  const changed = { body: body.replace("10.500", "10.5"), headers };
  expect(await verifyEvent(merchant.ctx, eventId, changed)).toMatchObject({ kind: "body", isSignatureOurs: true });
});

test("sending again leaves one audit event by users and keys; one that is refused leaves none", async () => {
  const { eventId, deliveryId } = await testEvent(merchant, { url: receiver.url() });
  const user = await signedIn(merchant, CHANGE);
  await redeliver(user, eventId);
  await redeliver(merchant.ctx, eventId);
  await redeliver(merchant.as({ actor: { kind: "service" } }), eventId);
  await merchant.ctx.db.delivery.updateMany({
    where: { id: deliveryId },
    data: { leaseUntil: addSeconds(new Date(), 60) },
  });
  await expect(redeliver(user, eventId)).rejects.toMatchObject({ kind: "conflict" });
  const filter = { userId: null, objectType: "event", objectId: eventId, outcome: null, from: null, to: null };
  const { rows } = await listAuditEvents(merchant.ctx, filter, { cursor: null, limit: 9 });
  expect(rows.map(({ action, actorKind, after }) => [action, actorKind, after])).toEqual([
    ["event.redelivered", "private_key", { url: receiver.url() }],
    ["event.redelivered", "user", { url: receiver.url() }],
  ]);
});
