import "@/server/wiring";
import { describe, expect, test } from "vitest";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { gatewayRefs } from "@/server/domain/gateways";
import { retrieveSession } from "@/server/domain/sessions";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import { APPROVED } from "@/server/testing/approved";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, refusalOf } from "@/server/testing/operating";
import { eventsOf, newSession, stateOf, typed } from "@/server/testing/paying";
import { decideParkedAttempt, inquire, listIssues, payByCard, payBySavedCard, readCheckout, startAttempt } from "..";
import { gatewayAnswered } from "./charge-outcome";
import { failSettledCharge } from "./fail-settled-charge";
import { settle } from "./settle";

const bench = adyenBench();
const UNPAID = { ...APPROVED, outcome: "failed", message: "Insufficient balance" } as const;

async function paidAtAdyen(): Promise<{ merchant: TestMerchant; id: string; reference: string }> {
  const merchant = await adyenMerchant();
  await keptCardOf(merchant, bench.double);
  const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  const [attempt] = (await stateOf(merchant, id)).attempts;
  return { merchant, id, reference: attempt?.referenceNumber ?? "" };
}

/** Posts a signed notification about the payment, and processes it. */
async function report(
  merchant: TestMerchant,
  about: {
    code: string;
    reference: string;
    psp: string;
    reason?: string;
    success?: boolean;
    charge?: string;
    at?: string;
    value?: number;
  },
) {
  const { code, reference, psp, reason, success = true, value = 10_500 } = about;
  const attempt = await merchant.ctx.db.attempt.findFirst({ where: { referenceNumber: reference } });
  const charge = about.charge ?? (attempt && gatewayRefs(attempt.gatewayRefs).psp) ?? "P-0";
  const amount = { value, currency: "KWD" };
  const when = about.at !== undefined && { eventDate: `2027-03-01T${about.at}:00+01:00` };
  const names = { ...when, merchantReference: reference, pspReference: psp, originalReference: charge };
  bench.double.notices.waiting.push({ eventCode: code, success, amount, ...names, ...(reason && { reason }) });
  const statuses = await tell(merchant, bench.double);
  await workAfter(merchant, 60);
  return statuses;
}

async function workAfter(merchant: TestMerchant, seconds: number): Promise<void> {
  const later = () => new Date(Date.now() + seconds * 1_000);
  const ctx = { ...merchant.ctx, now: later, realNow: later };
  for (const { id } of await workGatewayNotifications.due(ctx, { merchantId: merchant.id }, 50))
    await workGatewayNotifications.run(ctx, id);
}

/** Lets the merchant's events be as a release without `signed_key` stored them. */
async function storedBefore({ ctx: { db }, id: merchantId }: TestMerchant): Promise<void> {
  for (const { id, key } of await db.gatewayNotification.findMany({ where: { merchantId } })) {
    const former = key.slice(0, key.lastIndexOf(":"));
    await db.gatewayNotification.update({ where: { id }, data: { key: former, signedKey: null } });
  }
}

const standing = async (merchant: TestMerchant, id: string) => {
  const { state, attemptStates, settledAmount, paidAmount } = await stateOf(merchant, id);
  return [state, attemptStates, settledAmount.toFixed(3), paidAmount.toFixed(3)];
};

describe("a purchase at Adyen whose capture fails after its success", () => {
  test("is failed, with an event, and is paid again if Adyen captures it in the end", async () => {
    const { merchant, id, reference } = await paidAtAdyen();
    const failure = { code: "CAPTURE_FAILED", reference, psp: "C-1", reason: "Insufficient balance" };
    expect(await report(merchant, failure)).toEqual([200, 200]);
    expect(await standing(merchant, id)).toEqual(["failed", ["failed"], "0.000", "0.000"]);
    await report(merchant, { ...failure, psp: "C-1b" });
    const recapture = { code: "CAPTURE", reference, psp: "C-2" };
    await report(merchant, recapture);
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
    await report(merchant, { ...failure, psp: "C-3" });
    await report(merchant, { ...recapture, psp: "C-4" });
    const said = (await eventsOf(merchant, id)).map(({ body }) => [body.state, body.result, body.message]);
    const failed = ["failed", "failed", "Insufficient balance"];
    const paid = ["paid", "success", undefined];
    expect(said).toEqual([paid, failed, paid, failed, paid]);
    const [attempt] = (await stateOf(merchant, id)).attempts;
    expect([attempt?.failureReason, attempt?.gatewayRefs]).toEqual([null, expect.not.objectContaining({ psp: "C-4" })]);
  });

  test("counts the newest report at Adyen's time, in whatever order the messages arrive", async () => {
    const { merchant, id, reference } = await paidAtAdyen();
    await report(merchant, { code: "CAPTURE", reference, psp: "C-2", at: "12:00" });
    await report(merchant, { code: "CAPTURE_FAILED", reference, psp: "C-1", at: "11:00" });
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
    await report(merchant, { code: "CAPTURE_FAILED", reference, psp: "C-3", at: "13:00" });
    await report(merchant, { code: "CAPTURE", reference, psp: "C-0", at: "10:00" });
    expect(await standing(merchant, id)).toEqual(["failed", ["failed"], "0.000", "0.000"]);
    await report(merchant, { code: "CAPTURE", reference, psp: "C-4", at: "14:00" });
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
  });

  test.each([
    ["", false],
    [" of events stored without their signed content", true],
  ])("ignores a replay with a later date, which is unsigned, and lists it%s", async (_which, isFormer) => {
    const { merchant, id, reference } = await paidAtAdyen();
    const captured = { code: "CAPTURE", reference, psp: "C-1" };
    const failed = { code: "CAPTURE_FAILED", reference, psp: "C-1" };
    await report(merchant, { ...captured, at: "10:00" });
    await report(merchant, { ...failed, at: "11:00" });
    const after = ["failed", ["failed"], "0.000", "0.000"];
    if (isFormer) await storedBefore(merchant);
    expect(await standing(merchant, id)).toEqual(after);
    await report(merchant, { ...failed, at: "12:00" });
    expect(await merchant.ctx.db.gatewayNotice.count({ where: { merchantId: merchant.id } })).toBe(0);
    for (const at of ["13:00", "14:00", "15:00", "16:00", "17:00", "18:00"])
      await report(merchant, { ...captured, at });
    expect(await standing(merchant, id)).toEqual(after);
    const where = { merchantId: merchant.id };
    const notices = await merchant.ctx.db.gatewayNotice.findMany({ where });
    expect(notices.map(({ type, reason }) => `${type} ${reason}`)).toEqual(Array(4).fill("CAPTURE repeated"));
    await report(merchant, { code: "CAPTURE", reference, psp: "C-2", at: "11:30" });
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
  });

  test("takes no event for a replay of one with another amount", async () => {
    const { merchant, reference } = await paidAtAdyen();
    for (const value of [10_500, 4_000])
      await report(merchant, { code: "CAPTURE", reference, psp: "C-1", at: "10:00", value });
    const events = await merchant.ctx.db.gatewayNotification.findMany({
      where: { merchantId: merchant.id, about: "capture" },
    });
    const notices = await merchant.ctx.db.gatewayNotice.findMany({ where: { merchantId: merchant.id } });
    expect([events.map(({ result }) => result), notices.map(({ reason }) => reason)]).toEqual([
      ["applied", "applied"],
      ["needs_person"],
    ]);
  });

  test("is failed if the failure arrived days before a person decided that it was paid", async () => {
    const merchant = await adyenMerchant();
    await keptCardOf(merchant, bench.double);
    bench.double.next({ kind: "pending" });
    const id = await newSession(merchant, { pg_codes: ["adyen"], customer_id: CUSTOMER });
    const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
    await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
    const [attempt] = (await stateOf(merchant, id)).attempts;
    const parked = { parkedAt: new Date(), parkedReason: "outcome_unknown", inquireAt: null };
    await merchant.ctx.db.attempt.update({ where: { id: attempt?.id ?? "" }, data: parked });
    bench.double.notices.waiting.splice(0);
    await report(merchant, { code: "CAPTURE_FAILED", reference: attempt?.referenceNumber ?? "", psp: "C-1" });
    for (const hour of [1, 2, 3, 4, 5, 30, 48]) await workAfter(merchant, hour * 3_600);
    const where = { merchantId: merchant.id };
    const reasons = async () => (await merchant.ctx.db.gatewayNotice.findMany({ where })).map(({ reason }) => reason);
    expect(await reasons()).toEqual(["undecided"]);
    await decideParkedAttempt(merchant.ctx, attempt?.id ?? "", { finding: "happened", by: "Sara" });
    await workAfter(merchant, 50 * 3_600);
    expect(await standing(merchant, id)).toEqual(["failed", ["failed"], "0.000", "0.000"]);
    expect(await reasons()).toEqual([]);
  });

  test("leaves a payment alone that another merchant, or nobody, made", async () => {
    const { merchant, id, reference } = await paidAtAdyen();
    const other = await adyenMerchant();
    await report(other, { code: "CAPTURE_FAILED", reference, psp: "C-1" });
    await report(merchant, { code: "CAPTURE_FAILED", reference: "SRF-unknown", psp: "C-1" });
    await report(merchant, { code: "CAPTURE", reference, psp: "C-9" });
    expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
    expect((await eventsOf(merchant, id)).length).toBe(1);
  });

  test("lists a refund that was done before, and refuses a later one and the deletion", async () => {
    const { merchant, id, reference } = await paidAtAdyen();
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "4" });
    await report(merchant, { code: "CAPTURE_FAILED", reference, psp: "C-1" });
    expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "refunded_then_failed", amount: "4.000" }]);
    for (const operation of ["refund", "delete"])
      expect(await refusalOf(operate(merchant.ctx, { operation, session_id: id }))).toMatchObject({
        detail: `This transaction is not eligible for ${operation}.`,
      });
    expect(await retrieveSession(merchant.ctx, id)).toMatchObject({ state: "failed", paid_amount: "0.000" });
    await report(merchant, { code: "CAPTURE", reference, psp: "C-2" });
    expect(await listIssues(merchant.ctx)).toEqual([]);
  });
});

describe("a failed payment that a wallet paid in part", () => {
  async function partlyByWallet() {
    const merchant = await testMerchant();
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, CREDITED);
    const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" });
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1") });
    const [attempt] = (await stateOf(merchant, id)).attempts;
    return { merchant, id, attemptId: attempt?.id ?? "" };
  }
  const recapture = (merchant: TestMerchant, attemptId: string) =>
    settle(merchant.ctx, {
      attemptId,
      outcome: gatewayAnswered(APPROVED),
      deliverInline: false,
      recapture: { occurredAt: null },
    });

  test("gives the credit back by a reversal, once, and takes it again", async () => {
    const { merchant, id, attemptId } = await partlyByWallet();
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
    await Promise.all([1, 2, 3].map(() => failSettledCharge(merchant.ctx, attemptId, { answer: UNPAID })));
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    const entries = await merchant.ctx.db.walletEntry.findMany({ where: { merchantId: merchant.id } });
    expect(entries.filter(({ entryType }) => entryType === "reversal")).toMatchObject([{ sessionId: id }]);
    await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
    expect((await stateOf(merchant, id)).state).toBe("failed");
    await recapture(merchant, attemptId);
    expect([(await stateOf(merchant, id)).state, await balances(merchant)]).toEqual([
      "paid",
      { wallet_sarraf: ["0.000", "0.000"] },
    ]);
  });

  test("is listed for a person if it is captured in the end and the credit is gone", async () => {
    const { merchant, id, attemptId } = await partlyByWallet();
    await failSettledCharge(merchant.ctx, attemptId, { answer: UNPAID });
    await giveCredit(merchant, "-3");
    for (const _ of [1, 2]) await recapture(merchant, attemptId);
    expect((await stateOf(merchant, id)).state).toBe("failed");
    expect(await listIssues(merchant.ctx)).toMatchObject([{ reason: "recaptured_without_credit", amount: "6.500" }]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["1.000", "0.000"] });
  });
});

test.each([
  ["a refused request to capture it again", { code: "CAPTURE", psp: "C-9", success: false }],
  ["the failure of another charge of its reference", { code: "CAPTURE_FAILED", psp: "C-9", charge: "P-2" }],
  ["a refund of another charge of its reference", { code: "REFUND", psp: "R-9", charge: "P-2" }],
])("a paid purchase stays paid after %s", async (_what, about) => {
  const { merchant, id, reference } = await paidAtAdyen();
  await report(merchant, { ...about, reference });
  expect(await standing(merchant, id)).toEqual(["paid", ["success"], "10.500", "10.500"]);
  expect(await merchant.ctx.db.operation.count({ where: { sessionId: id } })).toBe(0);
});

test("a hidden payment that fails later is shown again", async () => {
  const { merchant, id, reference } = await paidAtAdyen();
  await operate(merchant.ctx, { operation: "delete", session_id: id });
  await report(merchant, { code: "CAPTURE_FAILED", reference, psp: "C-1" });
  expect(await stateOf(merchant, id)).toMatchObject({ state: "failed", deletedAt: null });
});

test("a payment that fails later, and is collected in the end, is booked each time on its own day", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant);
  const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" });
  if (outcome.kind !== "pay") throw new Error("There is no page.");
  await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1") });
  const attemptId = (await stateOf(merchant, id)).attempts[0]?.id ?? "";
  for (const _ of [1, 2]) await failSettledCharge(merchant.ctx, attemptId, { answer: UNPAID });
  await settle(merchant.ctx, {
    attemptId,
    outcome: gatewayAnswered(APPROVED),
    deliverInline: false,
    recapture: { occurredAt: null },
  });
  const rows = await merchant.ctx.db.booking.findMany({ where: { sessionId: id }, orderBy: [{ at: "asc" }] });
  expect(rows.map(({ kind, amount }) => `${kind} ${amount.toFixed(3)}`)).toEqual([
    "purchase 10.500",
    "purchase -10.500",
    "purchase 10.500",
  ]);
});
