import { describe, expect, it, test } from "vitest";
import { OperationRequest, runOperation } from "@/server/domain/operations";
import { retrieveSession } from "@/server/domain/sessions";
import { releaseReservations } from "@/server/domain/wallet";
import { readInput } from "@/server/kernel/read-input";
import { APPROVED } from "@/server/testing/approved";
import { balances, CREDITED, giveCredit } from "@/server/testing/credit";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { eventsOf, newSession, pay, stateOf, typed } from "@/server/testing/paying";
import { cancelSession, inquire, payByCard, payByWallet, readCheckout, settle, startAttempt } from "..";
import { gatewayAnswered } from "../settlement/charge-outcome";

const HOUR_MS = 3_600_000;
const SUCCESS = APPROVED;

async function open(credit: string, wire: Record<string, unknown> = {}) {
  const merchant = await testMerchant();
  await giveCredit(merchant, credit);
  return { merchant, id: await newSession(merchant, { ...CREDITED, ...wire }) };
}

async function token(merchant: TestMerchant, sessionId: string, credit: string | null): Promise<string> {
  const outcome = await startAttempt(merchant.ctx, { sessionId, pgCode: "sandbox", credit });
  if (outcome.kind !== "pay") throw new Error(`No pay page, but ${outcome.kind}.`);
  return outcome.payPageToken;
}

/** The merchant `hours` later. */
function later(merchant: TestMerchant, hours: number): TestMerchant {
  const ctx = merchant.as({ now: () => new Date(Date.now() + hours * HOUR_MS) });
  return { ...merchant, ctx };
}

/** Runs the release job as if `hours` had passed. */
async function release(merchant: TestMerchant, hours: number): Promise<void> {
  const rows = await merchant.ctx.db.walletReservation.findMany({ where: { merchantId: merchant.id } });
  for (const { id } of rows) await releaseReservations.run(later(merchant, hours).ctx, id);
}

async function offered(merchant: TestMerchant, id: string) {
  return (await readCheckout(merchant.ctx, id, { opening: false }))?.wallet?.amount.amount ?? null;
}

function reservations(merchant: TestMerchant) {
  return merchant.ctx.db.walletReservation.findMany({
    where: { merchantId: merchant.id },
    orderBy: { operationId: "asc" },
  });
}

async function inSteps(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const step of work) await step();
}

describe("a hold after a payment that failed", () => {
  test("stays, is used again by the retry, and is the only one", async () => {
    const { merchant, id } = await open("4");
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.000"), ...typed("2") });
    expect((await stateOf(merchant, id)).state).toBe("attempted");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "4.000"] });
    expect(await offered(merchant, id)).toBe("4.000");
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.000"), ...typed("1") });
    expect((await reservations(merchant)).map(({ state }) => state)).toEqual(["committed"]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  test("gives way to another sum in one step", async () => {
    const { merchant, id } = await open("4");
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.000"), ...typed("2") });
    await giveCredit(merchant, "2");
    expect(await startAttempt(merchant.ctx, { sessionId: id, pgCode: "sandbox", credit: "4.000" })).toMatchObject({
      kind: "credit_changed",
    });
    await payByCard(merchant.ctx, { token: await token(merchant, id, "6.000"), ...typed("1") });
    expect((await reservations(merchant)).map(({ state }) => state)).toEqual(["released", "committed"]);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  test("is let go by a payment without the wallet", async () => {
    const { merchant, id } = await open("4");
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.000"), ...typed("2") });
    await pay(merchant, id, "1");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    expect(await retrieveSession(merchant.ctx, id)).not.toHaveProperty("customer_wallet_transactions");
    expect((await eventsOf(merchant, id)).at(-1)?.body).not.toHaveProperty("customer_wallet_transactions");
  });

  test("is given back after four hours, and lowers what other sessions are offered until then", async () => {
    const { merchant, id } = await open("4");
    const other = await newSession(merchant, CREDITED);
    await token(merchant, id, "4.000");
    expect([await offered(merchant, other), await offered(merchant, id)]).toEqual([null, "4.000"]);
    await release(merchant, 3.9);
    expect(await offered(merchant, other)).toBeNull();
    await release(merchant, 4.1);
    expect(await offered(merchant, other)).toBe("4.000");
  });
});

describe("the customer's cancel, and the operations that end a session", () => {
  it.each([
    ["the customer's cancel", "4.000"],
    ["cancel", "4.000"],
    ["expire", "4.000"],
    ["delete", "0.000"],
  ])("%s leaves %s held", async (how, held) => {
    const { merchant, id } = await open("4");
    await token(merchant, id, "4.000");
    const body = { operation: how, session_id: id };
    if (how === "the customer's cancel") await cancelSession(merchant.ctx, { sessionId: id });
    else await runOperation(merchant.ctx, readInput(OperationRequest, body), { trackingKey: null });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", held] });
    await release(merchant, 4.1);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
  });
});

describe("the pay page submitted after the hold was given back", () => {
  test("takes it again before the charge", async () => {
    const { merchant, id } = await open("4", { expiration_time: "24:00:00" });
    const page = await token(merchant, id, "4.000");
    await release(merchant, 5);
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    await payByCard(merchant.ctx, { token: page, ...typed("1") });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  test("charges nothing when it is gone: the attempt ends and the checkout shows the new amounts and why", async () => {
    const { merchant, id } = await open("4");
    const page = await token(merchant, id, "4.000");
    await inSteps([() => release(merchant, 5), () => giveCredit(merchant, "-1")]);
    expect(await payByCard(merchant.ctx, { token: page, ...typed("1") })).toMatchObject({ kind: "checkout" });
    expect(await stateOf(merchant, id)).toMatchObject({ attemptStates: ["canceled"], state: "created", eventCount: 0 });
    expect(await merchant.ctx.db.simulatedGatewayEntry.count({ where: { merchantId: merchant.id } })).toBe(0);
    const checkout = await readCheckout(merchant.ctx, id, { opening: false });
    expect(checkout).toMatchObject({ phase: "open", lastFailure: { kind: "credit", message: null } });
    expect(checkout?.wallet?.amount.amount).toBe("3.000");
  });

  test("a status query takes no wallet: it pays the whole price and lets the hold go", async () => {
    const { merchant, id } = await open("4");
    await token(merchant, id, "4.000");
    const event = await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
    expect(event).toMatchObject({ state: "paid", amount_details: { amount: "10.500" } });
    expect(event).not.toHaveProperty("customer_wallet_transactions");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
  });

  test("the status query of a payment with credit names its legs", async () => {
    const { merchant, id } = await open("12");
    await payByWallet(merchant.ctx, { sessionId: id, credit: "10.500" });
    const event = await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
    expect(event.customer_wallet_transactions).toEqual([expect.objectContaining({ amount: "10.500" })]);
  });
});

describe("a success that comes late", () => {
  async function failed(credit: string) {
    const { merchant, id } = await open(credit);
    await payByCard(merchant.ctx, { token: await token(merchant, id, "4.000"), ...typed("2") });
    return { merchant, id, attemptId: (await stateOf(merchant, id)).attempts[0]?.id ?? "" };
  }

  test("takes the hold again where the credit is still there", async () => {
    const { merchant, id, attemptId } = await failed("4");
    await release(merchant, 5);
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false });
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["0.000", "0.000"] });
  });

  test("whose credit is gone pays nothing by halves: the gateway's money goes back, even if credit comes meanwhile", async () => {
    const { merchant, id, attemptId } = await failed("4");
    await inSteps([() => release(merchant, 5), () => giveCredit(merchant, "-1")]);
    const told = await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false });
    expect(told).toMatchObject({ settled: false, sessionState: "attempted" });
    await giveCredit(merchant, "1");
    await settle(merchant.ctx, { attemptId, outcome: gatewayAnswered(SUCCESS), deliverInline: false });
    expect(await stateOf(merchant, id)).toMatchObject({ state: "attempted", paidAmount: expect.objectContaining({}) });
    expect(await balances(merchant)).toEqual({ wallet_sarraf: ["4.000", "0.000"] });
    const [attempt] = (await stateOf(merchant, id)).attempts;
    expect(attempt).toMatchObject({ state: "failed", reversalDue: true, inquireAt: expect.any(Date) });
  });
});
