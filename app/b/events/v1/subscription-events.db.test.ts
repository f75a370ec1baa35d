import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser, NewUser } from "@/server/domain/merchants";
import { newEvent, newEventIds } from "@/server/domain/webhooks";
import { prefixed } from "@/server/kernel/ids";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import * as redeliverRoute from "./events/[id]/redeliver/route";
import * as eventRoute from "./events/[id]/route";
import * as eventsRoute from "./events/route";

const PATH = "/b/events/v1/events/";
let shop: Receiver;
beforeAll(async () => {
  shop = await startReceiver();
});
afterAll(() => shop.stop());

/** A subscription of type `payment_request` with a `subscription.blocked` event. */
async function told() {
  const merchant = await merchantAt(NOW, { merchant: { webhookUrl: shop.url() } });
  const subscription = await writeSubscription(merchant);
  const { event } = newEvent(merchant, {
    ...{ merchantId: merchant.id, kind: "subscription", objectId: subscription.id, number: 1, cause: "blocked:1" },
    payload: {
      ...{ event: "subscription.blocked", subscription_id: subscription.id, cycle_number: 2 },
      ...{ scheduled_date: "2030-02-28", amount: "5.000", currency_code: "KWD", gateway_account: "sandbox" },
      ...{ reason: "payment gateway not available", timestamp_utc: "2030-02-27 21:00:00" },
    },
    ...{ url: null, occurredAt: merchant.ctx.now(), variant: "subscription", leaseUntil: null },
    ids: newEventIds(new Date()),
  });
  await merchant.ctx.db.event.create({ data: event });
  return { merchant, subscription, eventId: event.id };
}

const isOfAddress = ({ kind }: { kind: string }) => !kind.includes(".");
const list = (caller: RouteRequest, query: string) => callRoute(eventsRoute, { ...caller, path: `${PATH}?${query}` });
const one = (caller: RouteRequest, id: string) =>
  callRoute(eventRoute, { ...caller, path: `${PATH}${id}/`, params: { id } });
const redeliver = (caller: RouteRequest, id: string) =>
  callRoute(redeliverRoute, { ...caller, method: "POST", path: `${PATH}${id}/redeliver/`, params: { id } });

test("an event of a subscription names it, and a list may be narrowed to it", async () => {
  const { merchant, subscription, eventId } = await told();
  const caller = { key: merchant.privateKey };
  const named = { id: eventId, kind: "subscription", session_id: null, subscription_id: subscription.id, number: 1 };
  expect((await list(caller, `kind=subscription&subscription_id=${subscription.id}`)).body).toMatchObject({
    count: 1,
    results: [named],
  });
  expect((await list(caller, "subscription_id=sub_other")).body.count).toBe(0);
  expect((await one(caller, eventId)).body).toMatchObject(named);
  const { body } = await list(caller, `session_id=${subscription.setupSessionId}`);
  expect(body.results.filter(isOfAddress)).toMatchObject([{ kind: "payment", subscription_id: null }]);
});

test("it is delivered again where the setup session's webhooks go, else the merchant's, also after its deletion", async () => {
  const { merchant, subscription, eventId } = await told();
  const caller = { key: merchant.privateKey };
  expect((await redeliver(caller, eventId)).body).toMatchObject({ state: "delivered", url: shop.url() });
  const where = { id: subscription.setupSessionId };
  const data = { webhookUrl: shop.url("/setup"), deletedAt: merchant.ctx.now() };
  await merchant.ctx.db.paymentSession.update({ where, data });
  expect((await redeliver(caller, eventId)).body).toMatchObject({ state: "delivered", url: shop.url("/setup") });
  expect((await list(caller, "")).body.results.filter(isOfAddress)).toMatchObject([{ id: eventId }]);
});

test("users need the permission for the subscription's type", async () => {
  const { merchant, eventId } = await told();
  const password = "correct horse";
  const userWith = async (...permissions: string[]): Promise<RouteRequest> => {
    const username = `reader.${prefixed("u", randomBytes(25)).slice(-12).toLowerCase()}`;
    await createUser(merchant.ctx, readInput(NewUser, { username, password, permissions }));
    return { basic: [username, password] };
  };
  const viewer = await userWith("Can view payment requests");
  expect((await list(viewer, "")).body.results.filter(isOfAddress)).toMatchObject([
    { id: eventId },
    { kind: "payment" },
  ]);
  expect([(await one(viewer, eventId)).status, (await redeliver(viewer, eventId)).status]).toEqual([200, 403]);
  const stranger = await userWith("Can change e-commerce payments");
  expect((await list(stranger, "")).body.count).toBe(0);
  expect([(await one(stranger, eventId)).status, (await redeliver(stranger, eventId)).status]).toEqual([403, 403]);
});
