import { describe, expect, test } from "vitest";
import { releaseReservations } from "@/server/domain/wallet";
import { APPROVED } from "@/server/testing/approved";
import { keepCard } from "@/server/testing/cards";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf, typed } from "@/server/testing/paying";
import {
  effectiveAttemptId,
  inquire,
  payByCard,
  payBySavedCard,
  readCheckout,
  resolveUnknownOperations,
  settle,
  startAttempt,
} from "../index";
import { gatewayAnswered } from "../settlement/charge-outcome";

registerFlakyGateway();

const HOUR_MS = 3_600_000;

function flakyMerchant() {
  return testMerchant({ gateways: [{ connector: FLAKY }] });
}

function later(merchant: TestMerchant, hours: number) {
  const at = () => new Date(Date.now() + hours * HOUR_MS);
  return { ...merchant.ctx, realNow: at, now: at };
}

async function resolve(merchant: TestMerchant) {
  const ctx = later(merchant, 1);
  const due = await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(ctx, id);
}

/** Runs the release job as if five hours had passed. */
async function release(merchant: TestMerchant) {
  const ctx = later(merchant, 5);
  const due = await releaseReservations.due(ctx, { merchantId: merchant.id }, 50);
  for (const { id } of due) await releaseReservations.run(ctx, id);
  return due.length;
}

/** A session whose card page is open with 4.000 KWD of credit held. */
async function onCardPage(merchant: TestMerchant) {
  await giveCredit(merchant, "4");
  const id = await newSession(merchant, CREDITED);
  const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" });
  if (outcome.kind !== "pay") throw new Error(outcome.kind);
  const [attempt] = (await stateOf(merchant, id)).attempts;
  return { id, token: outcome.payPageToken, attemptId: attempt?.id ?? "" };
}

function refunds(merchant: TestMerchant) {
  return merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id, kind: "refund" } });
}

describe("a charge beside credit whose answer is lost", () => {
  test("keeps its hold, however late it is, and takes it when the gateway says that it charged", async () => {
    const merchant = await flakyMerchant();
    const { id, token } = await onCardPage(merchant);
    Object.assign(flaky, { fault: "timeout" });
    await payByCard(merchant.ctx, { token, ...typed("1") });
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["processing"]);
    expect([await release(merchant), await balances(merchant)]).toEqual([0, { wallet_sarraf: ["4.000", "4.000"] }]);
    Object.assign(flaky, { fault: "fine" });
    await resolve(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect([flaky.charges, await balances(merchant)]).toEqual([1, { wallet_sarraf: ["0.000", "0.000"] }]);
  });

  test("that never arrived is an error, and its hold goes with its timer", async () => {
    const merchant = await flakyMerchant();
    const { id, token } = await onCardPage(merchant);
    Object.assign(flaky, { fault: "lost" });
    await payByCard(merchant.ctx, { token, ...typed("1") });
    await resolve(merchant);
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", attemptStates: ["error"] });
    expect([await release(merchant), await balances(merchant)]).toEqual([1, { wallet_sarraf: ["4.000", "0.000"] }]);
  });

  test("of a saved card is sent again for the same rest, once", async () => {
    const merchant = await flakyMerchant();
    await keepCard(merchant, "1");
    await giveCredit(merchant, "4");
    const id = await newSession(merchant, CREDITED);
    const [card] = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards ?? [];
    Object.assign(flaky, { fault: "lost" });
    await payBySavedCard(merchant.ctx, {
      sessionId: id,
      cardId: card?.id ?? "",
      cvv: "",
      amount: "6.500 KWD",
      credit: "4.000",
    });
    Object.assign(flaky, { fault: "fine" });
    await resolve(merchant);
    expect((await stateOf(merchant, id)).state).toBe("paid");
    const [{ referenceNumber = "" } = {}] = (await stateOf(merchant, id)).attempts;
    const charge = await merchant.ctx.db.simulatedGatewayEntry.findFirstOrThrow({ where: { referenceNumber } });
    expect([charge.amount.toFixed(3), await balances(merchant)]).toEqual([
      "6.500",
      { wallet_sarraf: ["0.000", "0.000"] },
    ]);
  });
});

test("a late success whose credit is gone is given back at the gateway, once, and the session can be paid again", async () => {
  const merchant = await flakyMerchant();
  const { id, token, attemptId } = await onCardPage(merchant);
  Object.assign(flaky, { fault: "timeout" });
  await payByCard(merchant.ctx, { token, ...typed("1") });
  const declined = { outcome: "failed", message: "no", raw: {}, params: {}, card: null } as const;
  await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(declined), deliverInline: false });
  await release(merchant);
  await giveCredit(merchant, "-1");
  Object.assign(flaky, { fault: "fine" });
  const query = { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null };
  expect(await inquire(merchant.ctx, query)).toMatchObject({ state: "attempted", result: "failed" });
  await giveCredit(merchant, "1");
  expect(await inquire(merchant.ctx, query)).toMatchObject({ state: "attempted", result: "failed" });
  await resolve(merchant);
  await resolve(merchant);
  expect([await refunds(merchant), await balances(merchant)]).toEqual([1, { wallet_sarraf: ["4.000", "0.000"] }]);
  const after = await stateOf(merchant, id);
  expect(after).toMatchObject({ state: "attempted", attemptStates: ["failed"] });
  expect(after.attempts[0]).toMatchObject({ inquireAt: null, reversalDue: true });
  const again = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" });
  if (again.kind !== "pay") throw new Error(again.kind);
  await payByCard(merchant.ctx, { token: again.payPageToken, ...typed("1") });
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["failed", "success"] });
  expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
});

test("a late success takes the hold that a charge in flight shares with it; that charge is given back", async () => {
  const merchant = await flakyMerchant();
  const { id, token, attemptId } = await onCardPage(merchant);
  Object.assign(flaky, { fault: "timeout" });
  await payByCard(merchant.ctx, { token, ...typed("1") });
  const answer = { message: null, raw: {}, params: {}, card: null };
  await settle(merchant.ctx, {
    attemptId,
    outcome: gatewayAnswered({ ...answer, outcome: "failed" }),
    deliverInline: false,
  });
  const again = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" });
  if (again.kind !== "pay") throw new Error(again.kind);
  await payByCard(merchant.ctx, { token: again.payPageToken, ...typed("1") });
  await settle(merchant.ctx, {
    attemptId,
    outcome: gatewayAnswered({ ...APPROVED, card: answer.card }),
    deliverInline: false,
  });
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success", "processing"] });
  expect(await effectiveAttemptId(merchant.ctx, id)).toBe(attemptId);
  Object.assign(flaky, { fault: "fine" });
  await resolve(merchant);
  expect([await refunds(merchant), await balances(merchant)]).toEqual([1, { wallet_sarraf: ["0.000", "0.000"] }]);
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success", "canceled"] });
});

test("a charge in flight whose hold was lost ends canceled and given back, and the page says why", async () => {
  const merchant = await flakyMerchant();
  const { id, token, attemptId } = await onCardPage(merchant);
  Object.assign(flaky, { fault: "timeout" });
  await payByCard(merchant.ctx, { token, ...typed("1") });
  Object.assign(flaky, { fault: "fine" });
  // No verb loses the hold of a charge in flight; this is what the mark would do if one did.
  await merchant.ctx.db.attempt.update({ where: { id: attemptId }, data: { reversalDue: true } });
  await resolve(merchant);
  expect([await refunds(merchant), (await stateOf(merchant, id)).attemptStates]).toEqual([1, ["canceled"]]);
  expect((await readCheckout(merchant.ctx, id, { opening: false }))?.lastFailure).toEqual({
    kind: "credit",
    message: null,
    decline: null,
  });
});
