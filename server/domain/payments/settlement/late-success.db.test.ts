import { expect, it } from "vitest";
import { PatchSession, updateSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "@/server/testing/cards";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession, stateOf, typed } from "@/server/testing/paying";
import { inquire, payByCard, payBySavedCard, readCheckout, resolveUnknownOperations, settle, startAttempt } from "..";
import { gatewayAnswered } from "./charge-outcome";

registerFlakyGateway();

const DECLINED = { outcome: "failed", message: "no", raw: {}, params: {}, card: null } as const;

/** A session whose only attempt counts as failed, though its gateway has charged. */
async function wronglyFailed(merchant: TestMerchant, credit: string | null): Promise<string> {
  const id = await newSession(merchant, CREDITED);
  const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit });
  if (outcome.kind !== "pay") throw new Error(outcome.kind);
  Object.assign(flaky, { fault: "timeout" });
  await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1") });
  const [attempt] = (await stateOf(merchant, id)).attempts;
  await settle(merchant.ctx, {
    attemptId: attempt?.id ?? "",
    outcome: gatewayAnswered(DECLINED),
    deliverInline: false,
  });
  Object.assign(flaky, { fault: "fine" });
  return id;
}

function patch({ ctx }: TestMerchant, sessionId: string, body: object) {
  return updateSession(ctx, { sessionId, fields: readInput(PatchSession, body), isFullUpdate: false });
}

function query({ ctx }: TestMerchant, sessionId: string) {
  return inquire(ctx, { sessionId, orderNo: undefined, notify: false, webhookUrl: null });
}

async function resolve(merchant: TestMerchant) {
  const at = () => new Date(Date.now() + 3_600_000);
  const ctx = { ...merchant.ctx, realNow: at, now: at };
  const due = await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 50);
  for (const { id } of due) await resolveUnknownOperations.run(ctx, id);
}

function refunds({ ctx, id: merchantId }: TestMerchant) {
  return ctx.db.simulatedGatewayEntry.count({ where: { merchantId, kind: "refund" } });
}

it.each([
  ["4.000", { amount: "20" }, { amount: "10.500" }],
  ["4.000", { customer_id: "c-2" }, { customer_id: "c-1" }],
  ["4.000", { currency_code: "USD", amount: "10.50" }, { currency_code: "KWD", amount: "10.500" }],
  [null, { amount: "2" }, { amount: "10.500" }],
  [null, { currency_code: "USD" }, { currency_code: "KWD" }],
])(
  "beside credit of %s for a session that was changed to %j is given back, even if it is changed back",
  async (credit, change, back) => {
    const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
    await giveCredit(merchant, "4");
    const id = await wronglyFailed(merchant, credit);
    await patch(merchant, id, change);
    expect(await query(merchant, id)).toMatchObject({ state: "attempted", result: "failed" });
    await patch(merchant, id, back);
    await resolve(merchant);
    expect(await query(merchant, id)).toMatchObject({ state: "attempted", result: "failed" });
    expect([await refunds(merchant), await balances(merchant)]).toEqual([1, { wallet_sarraf: ["4.000", "0.000"] }]);
    const after = await stateOf(merchant, id);
    expect(after).toMatchObject({ state: "attempted", attemptStates: ["failed"] });
    expect(after.attempts[0]).toMatchObject({ inquireAt: null, reversalDue: true });
  },
);

it.each(["c-1", "c-2"])(
  "keeps the card for the customer who typed it, though the session is %s's by now",
  async (owner) => {
    const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
    const id = await newSession(merchant, CREDITED);
    const outcome = await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox" });
    if (outcome.kind !== "pay") throw new Error(outcome.kind);
    Object.assign(flaky, { fault: "timeout" });
    await payByCard(merchant.ctx, { token: outcome.payPageToken, ...typed("1", true) });
    const [attempt] = (await stateOf(merchant, id)).attempts;
    await settle(merchant.ctx, {
      attemptId: attempt?.id ?? "",
      outcome: gatewayAnswered(DECLINED),
      deliverInline: false,
    });
    Object.assign(flaky, { fault: "fine" });
    await patch(merchant, id, { customer_id: owner });
    expect(await query(merchant, id)).toMatchObject({
      state: "paid",
      customer_id: owner,
      token: { customer_id: "c-1" },
    });
    const cards = await merchant.ctx.db.savedCard.findMany({ where: { merchantId: merchant.id } });
    expect(cards.map(({ customerId }) => customerId)).toEqual(["c-1"]);
  },
);

it("binds the saved card that was charged to the agreement of its customer, though the session is another's by now", async () => {
  const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
  for (const customer_id of ["c-1", "c-2"]) await keepCard(merchant, "1", { customer_id });
  const wire = { payment_type: "auto_debit", customer_id: "c-1", agreement: { id: "agr-1" } };
  const id = await newSession(merchant, wire);
  const cardId = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards[0]?.id ?? "";
  Object.assign(flaky, { fault: "timeout" });
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId, cvv: "", amount: "10.500 KWD" });
  const [attempt] = (await stateOf(merchant, id)).attempts;
  await settle(merchant.ctx, {
    attemptId: attempt?.id ?? "",
    outcome: gatewayAnswered(DECLINED),
    deliverInline: false,
  });
  Object.assign(flaky, { fault: "fine" });
  await patch(merchant, id, { customer_id: "c-2" });
  expect(await query(merchant, id)).toMatchObject({ state: "paid" });
  const bound = await merchant.ctx.db.agreementCard.findMany({ where: { merchantId: merchant.id } });
  expect(bound.map(({ customerId }) => customerId)).toEqual(["c-1"]);
});

it("takes its own hold again, whatever the session held in another currency meanwhile", async () => {
  const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
  await giveCredit(merchant, "4");
  await giveCredit(merchant, "3", { currencyCode: "USD" });
  const id = await wronglyFailed(merchant, "4.000");
  await patch(merchant, id, { currency_code: "USD", amount: "10.50" });
  await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "3.00" });
  await patch(merchant, id, { currency_code: "KWD", amount: "10.500" });
  expect(await query(merchant, id)).toMatchObject({ state: "paid", result: "success" });
  const rows = await merchant.ctx.db.walletAccount.findMany({ where: { merchantId: merchant.id } });
  expect(rows.map(({ currency, balance, held }) => [currency, balance.toFixed(3), held.toFixed(3)]).sort()).toEqual([
    ["KWD", "0.000", "0.000"],
    ["USD", "3.000", "0.000"],
  ]);
});

it("that the gateway denies before it is given back is asked about later, not at every look", async () => {
  const merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
  const id = await wronglyFailed(merchant, null);
  await patch(merchant, id, { amount: "2" });
  await query(merchant, id);
  const [before] = (await stateOf(merchant, id)).attempts;
  expect(before).toMatchObject({ state: "failed", reversalDue: true, inquireAt: expect.any(Date) });
  Object.assign(flaky, { fault: "denied" });
  await resolve(merchant);
  const [after] = (await stateOf(merchant, id)).attempts;
  expect(after).toMatchObject({ state: "failed", inquiries: (before?.inquiries ?? 0) + 1 });
  expect(after?.inquireAt?.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  expect(await refunds(merchant)).toBe(0);
});
