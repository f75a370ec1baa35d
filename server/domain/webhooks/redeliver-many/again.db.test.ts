import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listAuditEvents } from "@/server/domain/audit";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import {
  countForAll,
  countGivenUp,
  countUndelivered,
  listRedeliveries,
  readConsoleEventQuery,
  redeliverAll,
  sendEventsAgain,
} from "..";

const CHANGE = ["console.access", "Can change e-commerce payments"];
const EVERYTHING = readConsoleEventQuery({}).values;

let receiver: Receiver;
let merchant: TestMerchant;
let user: Ctx;
beforeEach(async () => {
  [receiver, merchant] = await Promise.all([startReceiver(), testMerchant()]);
  user = await signedIn(merchant, CHANGE);
});
afterEach(() => receiver.stop());

/** An event of so many hours ago that was given up. */
async function givenUp(path: string, hoursAgo: number, session = {}): Promise<string> {
  const occurredAt = addSeconds(new Date(), hoursAgo * -3_600);
  const { eventId, deliveryId } = await testEvent(merchant, { url: receiver.url(path), occurredAt, session });
  const data = { state: "exhausted", attempts: 10, dueAt: null };
  await merchant.ctx.db.delivery.updateMany({ where: { id: deliveryId }, data });
  return eventId;
}

/** Works off what is due after so many seconds, until nothing is. */
async function run(secondsLater = 0): Promise<void> {
  const then = () => addSeconds(new Date(), secondsLater);
  const ctx = { ...merchant.as({ actor: { kind: "service" }, now: then }), realNow: then };
  for (let rounds = 0; rounds < 20; rounds += 1) {
    const due = await sendEventsAgain.due(ctx, { merchantId: merchant.id, driver: true }, 10);
    if (due.length === 0) return;
    for (const { id } of due) await sendEventsAgain.run(ctx, id);
  }
}

const gotAt = (path: string) =>
  receiver.received.flatMap(({ path: at, headers }) => (at === path ? String(headers["webhook-id"]) : []));

const state = async () =>
  (await listRedeliveries(merchant.ctx)).map(({ url, total, tried, delivered, isOver }) => [
    url.replace(receiver.origin, ""),
    total,
    tried,
    delivered,
    isOver,
  ]);

describe("sending again all that was given up", () => {
  test("sends to each address the oldest first, and tells how it goes on", async () => {
    const ids = [];
    for (let hours = 1; hours <= 7; hours += 1) ids.unshift(await givenUp("/a", hours));
    const other = await givenUp("/b", 3);
    await testEvent(merchant, { url: receiver.url("/a") });
    expect(await countForAll(user, EVERYTHING)).toBe(8);
    expect(await redeliverAll(user, EVERYTHING)).toEqual({ events: 8, addresses: 2 });
    await run();
    expect(gotAt("/a")).toEqual(ids);
    expect(gotAt("/b")).toEqual([other]);
    expect((await state()).sort()).toEqual([
      ["/a", 7, 7, 7, true],
      ["/b", 1, 1, 1, true],
    ]);
    expect(await countForAll(user, EVERYTHING)).toBe(0);
    const filter = { userId: null, objectType: "event", objectId: null, outcome: null, from: null, to: null };
    const { rows } = await listAuditEvents(merchant.ctx, filter, { cursor: null, limit: 9 });
    expect(rows.map(({ action, after }) => [action, after])).toEqual([
      ["event.all_redelivered", { events: 8, addresses: 2 }],
    ]);
  });

  test("what was given up is counted as what can be sent again, without deliveries to webhook endpoints", async () => {
    await givenUp("/a", 1);
    await merchant.ctx.db.webhookEndpoint.create({
      data: {
        ...{ id: `whe_${merchant.id}`.slice(0, 40), merchantId: merchant.id, url: receiver.url("/e"), secret: "s" },
        ...{ createdAt: new Date(), updatedAt: new Date() },
      },
    });
    const { sessionId } = await testEvent(merchant, { url: null });
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { deletedAt: new Date() } });
    await merchant.ctx.db.paymentSession.update({ where: { id: sessionId }, data: { deletedAt: null } });
    const toEndpoint = { merchantId: merchant.id, endpointId: { not: null } };
    const { count } = await merchant.ctx.db.delivery.updateMany({
      where: toEndpoint,
      data: { state: "exhausted", dueAt: null },
    });
    expect(count).toBe(2);
    expect(await countGivenUp(user)).toEqual({ count: 1, addresses: 1 });
    const { deliveryId } = await testEvent(merchant, { url: receiver.url("/w") });
    expect(await countUndelivered(user)).toEqual({ count: 1, givenUp: 1, addresses: 1 });
    const leaseUntil = addSeconds(new Date(), 30);
    await merchant.ctx.db.delivery.updateMany({ where: { id: deliveryId }, data: { attempts: 1, leaseUntil } });
    expect(await countUndelivered(user), "a first attempt under way").toEqual({ count: 1, givenUp: 1, addresses: 1 });
    const failed = { leaseUntil: null, lastError: "The address answered 500." };
    await merchant.ctx.db.delivery.updateMany({ where: { id: deliveryId }, data: failed });
    expect(await countUndelivered(user)).toEqual({ count: 2, givenUp: 1, addresses: 2 });
    expect(await countForAll(user, readConsoleEventQuery({ state: "exhausted" }).values)).toBe(1);
  });

  test("sends events of one instant in the order of their numbers", async () => {
    const occurredAt = addSeconds(new Date(), -60);
    const ids: string[] = [];
    for (const number of [3, 1, 2]) {
      const { eventId, deliveryId } = await testEvent(merchant, { url: receiver.url("/n"), occurredAt, number });
      ids[number] = eventId;
      await merchant.ctx.db.delivery.updateMany({
        where: { id: deliveryId },
        data: { state: "exhausted", dueAt: null },
      });
    }
    await redeliverAll(user, EVERYTHING);
    await run();
    expect(gotAt("/n")).toEqual(ids.slice(1));
  });

  test("tries an address that fails once, and lets the rest wait longer and longer", async () => {
    for (let hours = 1; hours <= 6; hours += 1) await givenUp("/a", hours);
    receiver.answer = 503;
    await redeliverAll(user, EVERYTHING);
    await run();
    expect(receiver.received).toHaveLength(1);
    await run(50);
    expect(receiver.received).toHaveLength(1);
    await run(70);
    expect(receiver.received).toHaveLength(2);
    receiver.answer = 200;
    await run(70 + 610);
    expect(await state()).toEqual([["/a", 6, 6, 4, true]]);
  });

  test("counts no try that an advance of the test clock skips", async () => {
    for (let hours = 1; hours <= 2; hours += 1) await givenUp("/a", hours);
    await redeliverAll(user, EVERYTHING);
    const until = addSeconds(new Date(), 3_600);
    const service = merchant.as({ actor: { kind: "service" } });
    const walking = { ...service, walk: { failedUrls: new Set([receiver.url("/a")]), waitedMs: new Map(), until } };
    const { id } = await merchant.ctx.db.redelivery.findFirstOrThrow({ where: { merchantId: merchant.id } });
    await sendEventsAgain.run(walking, id);
    expect(await merchant.ctx.db.redelivery.findUniqueOrThrow({ where: { id } })).toMatchObject({
      ...{ tried: 0, failures: 0, leaseUntil: null },
      dueAt: addSeconds(until, 0.001),
    });
    expect(await merchant.ctx.db.deliveryAttempt.count({ where: { merchantId: merchant.id } })).toBe(0);
    await run(3_601);
    expect(await state()).toEqual([["/a", 2, 2, 2, true]]);
  });

  test("leaves the rest once an address has failed four times in a row", async () => {
    for (let hours = 1; hours <= 6; hours += 1) await givenUp("/a", hours);
    receiver.answer = 503;
    await redeliverAll(user, EVERYTHING);
    for (const later of [0, 70, 700, 4_400, 90_000]) await run(later);
    expect(receiver.received).toHaveLength(4);
    expect((await merchant.ctx.db.redelivery.findFirstOrThrow({ where: { merchantId: merchant.id } })).tried).toBe(4);
  });

  test("goes to an address once at a time, however often it is asked for", async () => {
    await givenUp("/a", 1);
    const asked = await Promise.allSettled(Array.from({ length: 4 }, () => redeliverAll(user, EVERYTHING)));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of asked) if (each.status === "rejected") expect(each.reason).toMatchObject({ kind: "conflict" });
    await run();
    expect(receiver.received).toHaveLength(1);
  });

  test("leaves out types that the user may not change, and what the filter leaves out", async () => {
    await givenUp("/a", 1, { type: "payment_request" });
    const meant = await givenUp("/a", 2, { orderNo: "10913" });
    await givenUp("/a", 3);
    expect(await countForAll(user, EVERYTHING)).toBe(2);
    await redeliverAll(user, readConsoleEventQuery({ about: "10913" }).values);
    await run();
    expect(gotAt("/a")).toEqual([meant]);
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    expect(await countForAll(viewer, EVERYTHING)).toBe(0);
    await expect(redeliverAll(viewer, EVERYTHING)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("takes at most five hundred", async () => {
    const { eventId } = await testEvent(merchant, { url: receiver.url() });
    const ids = Array.from({ length: 501 }, () => eventId);
    const insert = merchant.ctx.db.redelivery.create({
      data: { id: "rdl_many", merchantId: merchant.id, url: "u", eventIds: ids, createdAt: new Date() },
    });
    await expect(insert).rejects.toThrow("redelivery_has_events");
  });
});
