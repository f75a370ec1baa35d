import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import type { Prisma } from "@/server/db/generated/client";
import { SettingsPatch, updateSettings } from "@/server/domain/merchants";
import { subscriptionSignature } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import { sandboxGateway, type TestMerchant } from "@/server/testing/harness";
import { stateOf } from "@/server/testing/paying";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { auditAtEnd, auditViolations } from "@/server/testing/scenario";
import {
  advanceTo,
  chargesAtGateway,
  cycleSession,
  present,
  subscribe,
  subscriptionState,
} from "@/server/testing/subscribing";
import { merchantAt } from "@/server/testing/subscriptions";
import { requestCancellation } from "../cancellation/request-cancellation";
import { chargeCycle } from "./charge-cycle";

const auditLater = auditAtEnd();

const START = "2030-01-31T09:00:00Z";
/** The first instant of 28 February in Kuwait. */
const DAY = "2030-02-27T21:00:00Z";
const REASON = "payment gateway not available";

let shop: Receiver;
beforeAll(async () => {
  shop = await startReceiver();
});
afterAll(() => shop.stop());

const hours = (count: number, after = DAY) => new Date(Date.parse(after) + count * 3_600_000).toISOString();
/** An instant of a clock that has run on a little, to the minute. */
const minute = (at: Date | null) => at && new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();
/** A few minutes past the full hour, when the jobs of that hour have run. */
const past = (count: number) => hours(count + 0.1);

async function set(merchant: TestMerchant, data: Prisma.GatewayUpdateManyMutationInput): Promise<void> {
  await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data });
}
const pause = (merchant: TestMerchant) => set(merchant, { autoDebitEnabled: false });
const resume = (merchant: TestMerchant) => set(merchant, { autoDebitEnabled: true });

function secondCycle(merchant: TestMerchant, subscriptionId: string) {
  return merchant.ctx.db.billingCycle.findFirstOrThrow({ where: { subscriptionId, number: 2 } });
}

function eventsAbout(merchant: TestMerchant, objectId: string) {
  return merchant.ctx.db.event.findMany({
    where: { objectId, kind: "subscription" },
    orderBy: { number: "asc" },
    include: { deliveries: true },
  });
}

describe("a cycle whose account cannot charge", () => {
  const BLOCKS: readonly [string, (merchant: TestMerchant) => Promise<unknown>][] = [
    ["is missing", ({ id, ctx }) => ctx.db.gateway.deleteMany({ where: { merchantId: id } })],
    ["may not charge any more", pause],
    ["no longer takes the currency", (merchant) => set(merchant, { acceptedCurrencies: ["USD"] })],
    [
      "has a rate that leaves nothing of the amount",
      (merchant) => set(merchant, { defaultCurrency: "USD", exchangeRates: { KWD: "0.0000001" } }),
    ],
  ];
  it.each(BLOCKS)("waits as it is, without a try, because the account %s", async (_, block) => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await block(merchant);
    await advanceTo(merchant, past(3));
    const { status, blockedSince, dueAt, sessionId } = await secondCycle(merchant, id);
    expect([status, sessionId, await chargesAtGateway(merchant)]).toEqual(["scheduled", null, 1]);
    expect([minute(blockedSince), minute(dueAt)]).toEqual([hours(0), hours(4)]);
    expect(
      await merchant.ctx.db.mailMessage.count({ where: { relatedId: id, kind: { not: "upcoming_charge" } } }),
    ).toBe(0);
    auditLater(merchant);
  });

  test("is charged at the next look once it can, by one attempt, and the plan goes on from its own date", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await pause(merchant);
    await advanceTo(merchant, past(30));
    await resume(merchant);
    await advanceTo(merchant, past(31));
    expect((await subscriptionState(merchant, id)).cycles.slice(1)).toEqual([
      "2 mit 2030-02-28 paid",
      "3 mit 2030-03-31 scheduled",
    ]);
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["success"]);
    expect((await secondCycle(merchant, id)).blockedSince).toBeNull();
    auditLater(merchant);
  });

  test("keeps what was tried before and the tries that are left", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "6", { autopay: { retry_count: 2 } });
    await advanceTo(merchant, past(0));
    await pause(merchant);
    await advanceTo(merchant, past(10));
    expect(await secondCycle(merchant, id)).toMatchObject({
      status: "retry_scheduled",
      failureReason: "insufficient funds",
    });
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["failed"]);
    await resume(merchant);
    await advanceTo(merchant, past(13));
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(
      Array(3).fill("failed"),
    );
    expect(await chargesAtGateway(merchant, "failed")).toBe(3);
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
    auditLater(merchant);
  });

  test("is charged at the hour it waits for although its merchant moves to another zone", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await pause(merchant);
    await advanceTo(merchant, past(3));
    const { dueAt } = await secondCycle(merchant, id);
    await updateSettings((await present(merchant)).ctx, readInput(SettingsPatch, { timezone: "Asia/Dubai" }));
    expect((await secondCycle(merchant, id)).dueAt).toEqual(dueAt);
    auditLater(merchant);
  });

  test("is no longer blocked once it is canceled", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await pause(merchant);
    await advanceTo(merchant, past(1));
    const { ctx } = await present(merchant);
    await requestCancellation(ctx, { subscriptionId: id, initiator: "merchant", mode: "immediate" });
    expect(await secondCycle(merchant, id)).toMatchObject({ status: "canceled", blockedSince: null });
    auditLater(merchant);
  });
});

describe("after 72 hours", () => {
  test("tries count: they fail an hour apart for a distinct reason, and the subscription is past due", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "1", { autopay: { retry_count: 1 } });
    await pause(merchant);
    await advanceTo(merchant, past(71));
    expect(await secondCycle(merchant, id)).toMatchObject({ status: "scheduled", sessionId: null });
    await advanceTo(merchant, past(72));
    const counted = await secondCycle(merchant, id);
    expect(counted).toMatchObject({ status: "retry_scheduled", failureReason: REASON });
    expect(minute(counted.blockedSince)).toBe(hours(0));
    expect(await auditViolations(merchant)).toEqual([]);
    await advanceTo(merchant, past(73));
    expect(await secondCycle(merchant, id)).toMatchObject({
      status: "failed",
      failureReason: REASON,
      blockedSince: null,
    });
    expect(await subscriptionState(merchant, id)).toMatchObject({ status: "past_due" });
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual(["failed", "failed"]);
    expect([await chargesAtGateway(merchant), await chargesAtGateway(merchant, "failed")]).toEqual([1, 0]);
    const where = { relatedId: id, kind: { in: ["payment_failed", "final_failure"] } };
    const mails = await merchant.ctx.db.mailMessage.findMany({ where, orderBy: { sentAt: "asc" } });
    expect(mails.map(({ kind }) => kind)).toEqual(["payment_failed", "final_failure"]);
    for (const { text } of mails) {
      expect(text).toMatch(/could not be charged because the merchant.s payment provider is not available/);
      expect(text).not.toContain("bank");
    }
    expect(await eventsAbout(merchant, id)).toHaveLength(1);
    auditLater(merchant);
  });

  test("tries whose retry days have passed meanwhile are an hour apart too", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant, "6", { autopay: { retry_days: [1, 2, 3, 4] } });
    await advanceTo(merchant, past(0));
    await pause(merchant);
    // The second try is due a day after the first and waits for 72 hours.
    await advanceTo(merchant, past(96));
    const session = await cycleSession(merchant, id, 2);
    expect((await stateOf(merchant, session)).attemptStates).toEqual(["failed", "failed"]);
    const waiting = await secondCycle(merchant, id);
    expect([waiting.status, minute(waiting.dueAt)]).toEqual(["retry_scheduled", hours(97)]);
    await advanceTo(merchant, past(97));
    expect((await stateOf(merchant, session)).attemptStates).toEqual(Array(3).fill("failed"));
    expect(await subscriptionState(merchant, id)).not.toMatchObject({ status: "past_due" });
    await advanceTo(merchant, past(99));
    expect((await stateOf(merchant, session)).attemptStates).toEqual(Array(5).fill("failed"));
    const where = { relatedId: id, kind: { in: ["payment_failed", "final_failure"] } };
    const mails = await merchant.ctx.db.mailMessage.findMany({ where, orderBy: { sentAt: "asc" } });
    expect(mails.map(({ sentAt }) => minute(sentAt))).toEqual([
      hours(0),
      ...[96, 97, 98, 99].map((hour) => hours(hour)),
    ]);
    auditLater(merchant);
  });

  test("an account that charges again between two of them is charged", async () => {
    const merchant = await merchantAt(START);
    const { id } = await subscribe(merchant);
    await merchant.ctx.db.gateway.deleteMany({ where: { merchantId: merchant.id } });
    await advanceTo(merchant, past(73));
    await merchant.ctx.db.gateway.create({ data: sandboxGateway(merchant.id) });
    await advanceTo(merchant, past(74));
    expect((await subscriptionState(merchant, id)).cycles).toContain("2 mit 2030-02-28 paid");
    expect((await stateOf(merchant, await cycleSession(merchant, id, 2))).attemptStates).toEqual([
      "failed",
      "failed",
      "success",
    ]);
    auditLater(merchant);
  });
});

describe("the merchant gets an event", () => {
  test("one for each blocked period, with both signatures, at the address of the setup session", async () => {
    const path = "/of-the-setup";
    const merchant = await merchantAt(START, { merchant: { webhookUrl: shop.url("/of-the-merchant") } });
    const { id } = await subscribe(merchant, "1", { wire: { webhook_url: shop.url(path) } });
    await pause(merchant);
    await advanceTo(merchant, past(5));
    const [event, ...others] = await eventsAbout(merchant, id);
    expect(others).toEqual([]);
    const { signature, ...body } = JSON.parse(event?.payload ?? "{}");
    expect(body).toEqual({
      event: "subscription.blocked",
      subscription_id: id,
      cycle_number: 2,
      scheduled_date: "2030-02-28",
      amount: "5.000",
      currency_code: "KWD",
      gateway_account: "sandbox",
      reason: REASON,
      timestamp_utc: "2030-02-27 21:00:00",
    });
    expect(signature).toBe(subscriptionSignature(merchant.hmacKey, body));
    const sent = shop.received.filter(({ text }) => text.includes(id) && text.includes("subscription.blocked"));
    expect(sent.map((one) => [one.path, one.text, one.headers["webhook-id"]])).toEqual([
      [path, event?.payload, event?.id],
    ]);
    expect(sent[0]?.headers["webhook-signature"]).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
    expect(event).toMatchObject({ kind: "subscription", number: 1, deliveries: [{ state: "delivered" }] });
  });

  test("again of a second spell, numbered on, at the merchant's address where the setup has none", async () => {
    const merchant = await merchantAt(START, { merchant: { webhookUrl: shop.url("/of-the-merchant") } });
    const { id } = await subscribe(merchant, "6");
    await pause(merchant);
    await advanceTo(merchant, past(2));
    await resume(merchant);
    await advanceTo(merchant, past(3));
    await pause(merchant);
    await advanceTo(merchant, past(6));
    const events = await eventsAbout(merchant, id);
    expect(events.map(({ number, occurredAt }) => [number, minute(occurredAt)])).toEqual([
      [1, hours(0)],
      [2, hours(4)],
    ]);
    expect(events.map(({ deliveries }) => deliveries.map(({ url }) => url))).toEqual([
      [shop.url("/of-the-merchant")],
      [shop.url("/of-the-merchant")],
    ]);
    auditLater(merchant);
  });

  test("once, however many drivers look at the cycle at the same time, and the log says so with its ids", async () => {
    const made = await merchantAt(START);
    const { id } = await subscribe(made);
    await pause(made);
    const now = () => new Date(DAY);
    const realNow = () => new Date(now().getTime() - made.ctx.merchant.clockOffset);
    const ctx = { ...made.ctx, now, realNow };
    const { id: cycleId } = await secondCycle(made, id);
    const error = vi.spyOn(ctx.log, "error");
    await Promise.all(Array.from({ length: 6 }, () => chargeCycle(ctx, cycleId)));
    const logged = error.mock.calls.filter(([facts]) => JSON.stringify(facts).includes(cycleId));
    error.mockRestore();
    expect(logged).toMatchObject([
      [{ subscriptionId: id, cycleId, gatewayCode: "sandbox" }, expect.stringContaining("could not be charged")],
    ]);
    expect(await eventsAbout(made, id)).toHaveLength(1);
  });
});

test("the database takes the mark of no cycle that is decided or the customer's own", async () => {
  const merchant = await merchantAt(START);
  const { id } = await subscribe(merchant);
  const marked = (number: number) =>
    merchant.ctx.db.billingCycle.updateMany({ where: { subscriptionId: id, number }, data: { blockedSince: DAY } });
  await expect(marked(1)).rejects.toThrow("billing_cycle_blocked_while_waiting");
  await expect(marked(2)).resolves.toEqual({ count: 1 });
});
