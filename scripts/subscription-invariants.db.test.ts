import { randomBytes } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { database } from "@/server/db/client";
import type { Tx } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { SUBSCRIPTION_INVARIANTS } from "./subscription-invariants";

const NOW = new Date("2027-05-01T09:00:00Z");
const key = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;
const day = (text: string) => new Date(`${text}T00:00:00Z`);

type SoundPlan = {
  readonly merchant: TestMerchant;
  readonly id: string;
  readonly first: string;
  readonly second: string;
  readonly session: string;
  readonly other: string;
};

class Undone extends Error {}

/**
 * A sound subscription: cycle 1 paid by its session, cycle 2 failed after its only try, past due and mailed
 * so.
 */
async function sound(tx: Tx, merchant: TestMerchant, [session, other]: readonly [string, string]): Promise<SoundPlan> {
  const [id, first, second] = [key("sub"), key("cyc"), key("cyc")];
  const merchantId = merchant.id;
  const stamps = { createdAt: NOW, updatedAt: NOW };
  await tx.subscription.create({
    data: {
      ...{ id, merchantId, status: "past_due", type: "e_commerce", customerId: "c-1", ...stamps },
      customerEmail: "c@example.com",
      ...{ frequency: "monthly", currency: "KWD", recurringAmount: "5", firstPaymentAmount: "5", billingAnchorDay: 31 },
      ...{ startDate: day("2027-03-31"), agreementId: "a-1", cycleIntervalDays: 30, language: "en", retryCount: 1 },
      ...{ pgCodes: ["sandbox"], setupSessionId: session },
    },
  });
  const cycle = { merchantId, subscriptionId: id, amountDue: "5", ...stamps };
  await tx.billingCycle.createMany({
    data: [
      {
        ...cycle,
        id: first,
        number: 1,
        chargeType: "cit",
        scheduledDate: day("2027-03-31"),
        status: "paid",
        paidAt: NOW,
        sessionId: session,
      },
      { ...cycle, id: second, number: 2, chargeType: "mit", scheduledDate: day("2027-04-30"), status: "failed" },
    ],
  });
  await tx.paymentSession.update({ where: { id: session }, data: { state: "paid" } });
  await tx.subscriptionSession.create({
    data: { sessionId: session, merchantId, subscriptionId: id, purpose: "setup", cycleId: first, createdAt: NOW },
  });
  const step = { merchantId, at: NOW };
  await tx.stateChange.createMany({
    data: [
      { ...step, machine: "subscription", objectId: id, from: "pending_setup", event: "setup_paid", to: "active" },
      { ...step, machine: "subscription", objectId: id, from: "active", event: "retries_exhausted", to: "past_due" },
      { ...step, machine: "cycle", objectId: first, from: "scheduled", event: "charge_started", to: "processing" },
      { ...step, machine: "cycle", objectId: first, from: "processing", event: "succeeded", to: "paid" },
      { ...step, machine: "cycle", objectId: second, from: "scheduled", event: "charge_started", to: "processing" },
      { ...step, machine: "cycle", objectId: second, from: "processing", event: "exhausted", to: "failed" },
    ],
  });
  const planted = { merchant, id, first, second, session, other };
  await mail(tx, planted, { kind: "final_failure", cause: second });
  return planted;
}

async function mail(
  tx: Tx,
  { merchant, id }: SoundPlan,
  { kind, cause }: { kind: string; cause: string },
): Promise<void> {
  const words = { subject: "s", html: "h", text: "t", language: "en", to: "c@example.com" };
  await tx.mailMessage.create({
    data: { ...words, id: key("eml"), merchantId: merchant.id, kind, relatedId: id, cause, sentAt: NOW },
  });
}

/** Tries of the service on cycle 2, by when they were made. */
async function tries(tx: Tx, { merchant, id, second, session }: SoundPlan, at: readonly string[]): Promise<void> {
  const made = { merchantId: merchant.id, subscriptionId: id, createdAt: NOW };
  await tx.subscriptionSession.updateMany({
    where: { sessionId: session },
    data: { ...made, purpose: "cycle", cycleId: second },
  });
  await tx.attempt.createMany({
    data: at.map((text, index) => ({
      ...{
        id: key("att"),
        merchantId: merchant.id,
        sessionId: session,
        number: index + 1,
        state: "failed",
        pgCode: "sandbox",
      },
      ...{ connector: "sarraf_sandbox", operation: "purchase", formOfPayment: "token", referenceNumber: key("ref") },
      ...{ amount: "5", currency: "KWD", chargeAmount: "5", chargeCurrency: "KWD", createdAt: new Date(text) },
    })),
  });
}

/** What the audit says about a sound subscription after `breach`; nothing of it stays. */
async function found(breach: (tx: Tx, planted: SoundPlan) => Promise<unknown>): Promise<string[]> {
  const merchant = await testMerchant({ merchant: { timezone: "Asia/Kuwait" } });
  const sessions = [await newSession(merchant, { amount: "5" }), await newSession(merchant, { amount: "5" })] as const;
  const names: string[] = [];
  const work = database().$transaction(async (tx) => {
    const planted = await sound(tx, merchant, sessions);
    await breach(tx, planted);
    const own = [planted.id, planted.first, planted.second];
    for (const { name, sql } of SUBSCRIPTION_INVARIANTS) {
      const rows = await tx.$queryRawUnsafe<unknown[]>(sql);
      const text = JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value));
      if (own.some((id) => text.includes(id))) names.push(name);
    }
    throw new Undone();
  });
  await expect(work).rejects.toBeInstanceOf(Undone);
  return names;
}

const set =
  (change: object) =>
  (tx: Tx, { id }: SoundPlan) =>
    tx.subscription.update({ where: { id }, data: change });
const setCycle =
  (change: object) =>
  (tx: Tx, { second: id }: SoundPlan) =>
    tx.billingCycle.update({ where: { id }, data: change });

/** A cycle that was canceled. */
async function third(tx: Tx, { merchant, id: subscriptionId, second }: SoundPlan): Promise<string> {
  const cycle = { id: `${second}-3`, merchantId: merchant.id, subscriptionId, number: 3, chargeType: "mit" };
  const canceled = { scheduledDate: day("2027-05-31"), amountDue: "5", status: "canceled" };
  await tx.billingCycle.create({ data: { ...cycle, ...canceled, createdAt: NOW, updatedAt: NOW } });
  return cycle.id;
}

test("a sound subscription breaks nothing", async () => {
  expect(await found(async () => {})).toEqual([]);
});

describe("a planted breach is found", () => {
  it.each<[string, RegExp, (tx: Tx, planted: SoundPlan) => Promise<unknown>]>([
    ["a gap in the numbers", /without gaps/, setCycle({ number: 3 })],
    ["a date off the anchor", /from the anchor/, setCycle({ scheduledDate: day("2027-04-29") })],
    ["a date before the last one", /from the anchor/, setCycle({ scheduledDate: day("2027-03-31") })],
    ["a cycle after the end", /from the anchor/, set({ endDate: day("2027-04-01") })],
    ["a cycle too many", /from the anchor/, set({ totalCycles: 1 })],
    [
      "a period that was skipped",
      /the next period's/,
      async (tx, { first, second: id }) => {
        await tx.billingCycle.update({ where: { id: first }, data: { chargeType: "mit" } });
        await tx.billingCycle.update({ where: { id }, data: { scheduledDate: day("2027-05-31") } });
      },
    ],
    ["a first period that was skipped", /first date that follows/, setCycle({ scheduledDate: day("2027-05-31") })],
    ["a day that begins late", /waits for its day/, setCycle({ status: "scheduled", dueAt: NOW })],
    [
      "an end that is never looked at",
      /waits for its day/,
      set({ cancelAtPeriodEnd: true, cancelOn: day("2027-05-31") }),
    ],
    ["nothing to come", /cycle to come/, set({ status: "active" })],
    [
      "a cycle that outlives its subscription",
      /cycle to come/,
      async (tx, planted) => {
        await set({ status: "expired" })(tx, planted);
        await setCycle({ status: "scheduled", dueAt: NOW })(tx, planted);
      },
    ],
    ["past due without a failed cycle", /past due exactly/, setCycle({ status: "scheduled", dueAt: NOW })],
    ["a failed cycle of an active one", /past due exactly/, set({ status: "active" })],
    [
      "active before money moved",
      /money has moved/,
      async (tx, planted) => {
        await set({ status: "active" })(tx, planted);
        await tx.billingCycle.update({ where: { id: planted.first }, data: { amountDue: "0" } });
      },
    ],
    [
      "a past due one that the customer canceled",
      /only the merchant/,
      async (tx, planted) => {
        await set({ status: "canceled", canceledAt: NOW, cancellationInitiator: "customer" })(tx, planted);
        const step = { merchantId: planted.merchant.id, machine: "subscription", objectId: planted.id, at: NOW };
        await tx.stateChange.create({ data: { ...step, from: "past_due", event: "period_ended", to: "canceled" } });
      },
    ],
    [
      "more tries than retries",
      /at most once and as often again/,
      (tx, planted) => tries(tx, planted, ["2027-04-30T00:00:00Z", "2027-04-30T02:00:00Z", "2027-04-30T04:00:00Z"]),
    ],
    [
      "a failure before the last try",
      /after its last try/,
      (tx, planted) => tries(tx, planted, ["2027-04-30T00:00:00Z"]),
    ],
    ["a charge that nobody makes", /in flight/, setCycle({ status: "processing" })],
    [
      "a charge of a cycle that is decided",
      /in flight/,
      async (tx, planted) => {
        await tries(tx, planted, ["2027-04-30T00:00:00Z"]);
        await tx.attempt.updateMany({
          where: { sessionId: planted.session },
          data: { state: "processing", inquireAt: NOW },
        });
      },
    ],
    [
      "a session that asks for less",
      /what its cycle costs/,
      (tx, { session: id }) => tx.paymentSession.update({ where: { id }, data: { amount: "4.999" } }),
    ],
    [
      "a retry too early",
      /an hour pass/,
      (tx, planted) => tries(tx, planted, ["2027-04-30T00:00:00Z", "2027-04-30T00:59:00Z"]),
    ],
    ["a charge before its day", /before its day/, (tx, planted) => tries(tx, planted, ["2027-04-28T00:00:00Z"])],
    [
      "a charge after the cancellation",
      /effective cancellation/,
      async (tx, planted) => {
        const when = { cancelAtPeriodEnd: true, cancelOn: day("2027-04-30"), cancellationInitiator: "merchant" };
        await set({ status: "canceled", canceledAt: NOW, ...when })(tx, planted);
        const step = { merchantId: planted.merchant.id, machine: "subscription", objectId: planted.id, at: NOW };
        await tx.stateChange.create({ data: { ...step, from: "past_due", event: "period_ended", to: "canceled" } });
        await tries(tx, planted, ["2027-04-30T00:00:00Z"]);
      },
    ],
    ["paid without a payment", /paid exactly when/, setCycle({ status: "paid", paidAt: NOW })],
    [
      "a payment that pays nothing",
      /paid exactly when/,
      (tx, { session, second }) =>
        tx.subscriptionSession.update({ where: { sessionId: session }, data: { purpose: "balance", cycleId: second } }),
    ],
    [
      "a failure told twice",
      /mailed once/,
      (tx, planted) => mail(tx, planted, { kind: "final_failure", cause: `${planted.second} 2` }),
    ],
    [
      "a failure told although it is turned off",
      /mailed once/,
      set({ notificationConfig: { final_failure_enabled: false } }),
    ],
    [
      "a retry announced that was not planned",
      /mailed once/,
      (tx, planted) => mail(tx, planted, { kind: "payment_failed", cause: `${planted.second} 1` }),
    ],
    [
      "two reminders a month",
      /announced at most once/,
      async (tx, planted) => {
        for (const on of ["2027-04-28", "2027-04-29"])
          await mail(tx, planted, { kind: "upcoming_charge", cause: `${planted.second} ${on}` });
      },
    ],
    [
      "a beginning that was not recorded",
      /leaves its first state/,
      async (tx, planted) => {
        const step = { merchantId: planted.merchant.id, machine: "cycle", objectId: await third(tx, planted), at: NOW };
        await tx.stateChange.create({ data: { ...step, from: "retry_scheduled", event: "canceled", to: "canceled" } });
      },
    ],
    ["a step that was not recorded", /recorded change/, third],
    [
      "a cycle paid twice",
      /paid once/,
      async (tx, { merchant, id, first, other }) => {
        const served = { merchantId: merchant.id, subscriptionId: id, createdAt: NOW };
        await tx.paymentSession.update({ where: { id: other }, data: { state: "paid" } });
        await tx.subscriptionSession.create({
          data: { ...served, sessionId: other, purpose: "balance", cycleId: first },
        });
      },
    ],
  ])("%s", async (_, name, breach) => {
    expect((await found(breach)).join("; ")).toMatch(name);
  });
});
