/** What Adyen reports that nobody requested here, posted to the account's address and worked. */
import { beforeEach, describe, expect, test } from "vitest";
import { handleNotice, listNotices, workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { gatewayRefs } from "@/server/domain/gateways";
import { payBySavedCard, readCheckout } from "@/server/domain/payments";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { ADYEN_CODES, adyenMerchant, CUSTOMER, keptCardOf, tell } from "@/server/testing/adyen/merchant";
import type { Notice } from "@/server/testing/adyen/notices";
import type { TestMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, stateOf } from "@/server/testing/paying";

const bench = adyenBench();
let merchant: TestMerchant;

beforeEach(async () => {
  merchant = await adyenMerchant();
});

type PaidSession = { readonly id: string; readonly psp: string; readonly reference: string };

/** Paid or reserved by a kept card; 10.500 KWD by default. */
async function paid(
  operation: keyof typeof ADYEN_CODES = "purchase",
  { amount, currency_code }: { amount: string; currency_code: string } = { amount: "10.500", currency_code: "KWD" },
): Promise<PaidSession> {
  const code = ADYEN_CODES[operation];
  const kept = await merchant.ctx.db.savedCard.count({ where: { merchantId: merchant.id, gatewayCode: code } });
  if (kept === 0) await keptCardOf(merchant, bench.double, code);
  const id = await newSession(merchant, { pg_codes: [code], customer_id: CUSTOMER, amount, currency_code });
  const [card] = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards ?? [];
  const quoted = `${card?.total.amount} ${card?.total.currency}`;
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: quoted });
  bench.double.notices.waiting.splice(0);
  const [attempt] = (await stateOf(merchant, id)).attempts;
  return { id, psp: gatewayRefs(attempt?.gatewayRefs).psp ?? "", reference: attempt?.referenceNumber ?? "" };
}

let psps = 0;
const freshPsp = () => `MADEATADYEN${String(psps++).padStart(5, "0")}`;
const kwd = (value: number) => ({ currency: "KWD", value });

/** An event as Adyen's dashboard causes it: it names the payment only. */
function made({ psp, reference }: PaidSession, eventCode: string, change: Partial<Notice> = {}): Notice {
  return {
    eventCode,
    success: true,
    pspReference: freshPsp(),
    originalReference: psp,
    merchantReference: reference,
    amount: kwd(10_500),
    ...change,
  };
}

async function work(seconds: number): Promise<void> {
  const at = () => new Date(Date.now() + seconds * 1_000);
  const later = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await workGatewayNotifications.due(later, { merchantId: merchant.id }, 200))
    await workGatewayNotifications.run(later, id);
}

/** @returns the answers' statuses */
async function receive(notices: readonly Notice[], code: string = ADYEN_CODES.purchase): Promise<readonly number[]> {
  bench.double.notices.waiting.push(...notices);
  const statuses = await tell(merchant, bench.double, { codes: [code] });
  await work(1);
  return statuses;
}

async function operations({ id: sessionId }: PaidSession) {
  const rows = await merchant.ctx.db.operation.findMany({
    where: { sessionId },
    orderBy: [{ createdAt: "asc" }, { kind: "asc" }],
  });
  return rows.map(({ kind, state, source, amount }) => `${source} ${kind} ${amount.toFixed(3)} ${state}`);
}

const listed = async () =>
  (await listNotices(merchant.ctx, 10)).map(({ type, reason, count }) => ({ type, reason, count }));

describe("a refund made at the gateway", () => {
  test("in parts and whole is booked with its event, and counts against later requests", async () => {
    const payment = await paid();
    expect(await receive([made(payment, "REFUND", { amount: kwd(2_000) })])).toEqual([200]);
    await receive([made(payment, "REFUND", { amount: kwd(3_000) })]);
    expect(await operations(payment)).toEqual(["pg refund 2.000 done", "pg refund 3.000 done"]);
    const [event] = await merchant.ctx.db.event.findMany({
      where: { objectId: payment.id, number: 2, kind: "operation" },
    });
    expect(JSON.parse(event?.payload ?? "{}")).toMatchObject({
      operation: "refund",
      source: "pg",
      amount: "2.000",
      result: "success",
    });
    await expect(
      operate(merchant.ctx, { operation: "refund", session_id: payment.id, amount: "5.501" }),
    ).rejects.toThrow(/greater than the amount available/);
    await receive([made(payment, "REFUND", { amount: kwd(5_500) })]);
    expect((await stateOf(merchant, payment.id)).refundedAmount.toFixed(3)).toBe("10.500");
    expect(await listed()).toEqual([]);
  });

  test("is booked once, however often it is reported, and taken back if it fails later", async () => {
    const payment = await paid();
    const refund = made(payment, "REFUND", { amount: kwd(2_000) });
    await receive([refund, refund]);
    await receive([{ ...refund, merchantReference: "another" }]);
    expect(await operations(payment)).toEqual(["pg refund 2.000 done"]);
    await receive([{ ...refund, eventCode: "REFUND_FAILED" }]);
    expect(await operations(payment)).toEqual(["pg refund 2.000 reversed"]);
  });

  test("of more than is left is booked and waits for a person", async () => {
    const payment = await paid();
    await receive([made(payment, "REFUND"), made(payment, "REFUND", { amount: kwd(4_000) })]);
    expect((await stateOf(merchant, payment.id)).refundedAmount.toFixed(3)).toBe("14.500");
    expect(await listed()).toEqual([{ type: "REFUND", reason: "needs_person", count: 1 }]);
  });

  test.each([
    ["without a rate", {}, { currency: "USD", value: 500 }],
    ["with a rate", { USD: "0.3" }, kwd(1_500)],
  ])("of a foreign-currency payment %s is booked and waits for a person", async (_, exchangeRates, amount) => {
    const data = { acceptedCurrencies: ["KWD", "USD"], exchangeRates };
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data });
    const payment = await paid("purchase", { amount: "20.00", currency_code: "USD" });
    await receive([made(payment, "REFUND", { amount })]);
    expect(await operations(payment)).toEqual(["pg refund 5.000 done"]);
    expect(await listed()).toEqual([{ type: "REFUND", reason: "needs_person", count: 1 }]);
  });

  test("that was refused changes nothing", async () => {
    const payment = await paid();
    await receive([made(payment, "REFUND", { success: false })]);
    expect(await operations(payment)).toEqual([]);
  });
});

describe("our own operation", () => {
  test("is decided by a message that names the payment and the operation's reference at Adyen", async () => {
    const payment = await paid("authorize");
    await operate(merchant.ctx, { operation: "capture", session_id: payment.id, amount: "10.500" });
    const own = bench.double.notices.waiting
      .splice(0)
      .map((notice) => ({ ...notice, merchantReference: payment.reference }));
    expect(await operations(payment)).toEqual(["input capture 10.500 queued"]);
    await receive(own, ADYEN_CODES.authorize);
    expect(await operations(payment)).toEqual(["input capture 10.500 done"]);
    expect((await stateOf(merchant, payment.id)).state).toBe("captured");
  });

  test("is not booked twice if it is reported before its answer is known", async () => {
    const payment = await paid();
    bench.double.fail("broken_after", /refunds$/);
    await operate(merchant.ctx, { operation: "refund", session_id: payment.id, amount: "4" });
    const own = bench.double.notices.waiting
      .splice(0)
      .map((notice) => ({ ...notice, merchantReference: payment.reference }));
    expect(own).toHaveLength(1);
    await receive(own);
    expect(await operations(payment)).toEqual(["input refund 4.000 processing"]);
  });
});

describe("a reservation", () => {
  test.each([
    ["EXPIRE", { originalReference: undefined }],
    ["CANCELLATION", {}],
    ["TECHNICAL_CANCEL", {}],
    ["MANUAL_REVIEW_REJECT", {}],
  ])("that ended at the gateway by %s is voided, once", async (eventCode, change) => {
    const payment = await paid("authorize");
    const { originalReference = "", ...event } = { ...made(payment, eventCode), ...change };
    const notice = originalReference === "" ? { ...event, pspReference: payment.psp } : { ...event, originalReference };
    await receive([notice, made(payment, "CANCELLATION")], ADYEN_CODES.authorize);
    expect(await operations(payment)).toEqual(["pg void 10.500 done"]);
    const { state, voidedAmount } = await stateOf(merchant, payment.id);
    expect([state, voidedAmount.toFixed(3)]).toEqual(["authorized", "10.500"]);
    await expect(
      operate(merchant.ctx, { operation: "capture", session_id: payment.id, amount: "1" }),
    ).rejects.toThrow();
  });

  test("captured in part at the gateway has its rest released there", async () => {
    const payment = await paid("authorize");
    await receive([made(payment, "CAPTURE", { amount: kwd(4_000) })], ADYEN_CODES.authorize);
    expect(await operations(payment)).toEqual(["pg capture 4.000 done", "pg void 6.500 done"]);
    const { state, capturedAmount } = await stateOf(merchant, payment.id);
    expect([state, capturedAmount.toFixed(3)]).toEqual(["captured", "4.000"]);
    await expect(
      operate(merchant.ctx, { operation: "refund", session_id: payment.id, amount: "4.001" }),
    ).rejects.toThrow(/greater than the amount available/);
  });

  test("of which we captured a part has its rest released, too", async () => {
    const payment = await paid("authorize");
    await operate(merchant.ctx, { operation: "capture", session_id: payment.id, amount: "4" });
    await receive(bench.double.notices.waiting.splice(0), ADYEN_CODES.authorize);
    expect(await operations(payment)).toEqual(["input capture 4.000 done", "pg void 6.500 done"]);
  });

  test("whose refund is reported before its capture is booked in the end, and nobody is bothered", async () => {
    const payment = await paid("authorize");
    await receive([made(payment, "REFUND", { amount: kwd(4_000) })], ADYEN_CODES.authorize);
    expect(await operations(payment)).toEqual([]);
    await receive([made(payment, "CAPTURE")], ADYEN_CODES.authorize);
    await work(60);
    expect(await operations(payment)).toEqual(["pg capture 10.500 done", "pg refund 4.000 done"]);
    expect(await listed()).toEqual([]);
  });
});

describe("the list for a person", () => {
  const stranger = { id: "", psp: "NOBODYSPAYMENT01", reference: "SRF-of-another-shop" };

  test("has what matches nothing after an hour, until a person handles it", async () => {
    await receive([made(stranger, "REFUND", { pspReference: "NOBODYSREFUND001" })]);
    expect(await listed()).toEqual([]);
    for (const seconds of [60, 900, 8_000, 20_000]) await work(seconds);
    const [notice] = await listNotices(merchant.ctx, 10);
    expect(notice).toMatchObject({
      gateway: "adyen",
      type: "REFUND",
      reason: "unmatched",
      amount: "10.500",
      currency: "KWD",
    });
    expect(Object.fromEntries(notice?.refs ?? [])).toEqual({ psp: "NOBODYSREFUND001", reference: stranger.reference });
    await handleNotice(merchant.ctx, notice?.id ?? "", { note: "Another shop's.", by: "Sara" });
    expect(await listed()).toEqual([]);
    await expect(handleNotice(merchant.ctx, notice?.id ?? "", { note: "", by: "Sara" })).rejects.toThrow(/already/);
    await expect(handleNotice(merchant.ctx, "gno_none", { note: "", by: "Sara" })).rejects.toThrow();
    await work(200_000);
    expect(await listed()).toEqual([]);
  });

  test("has events that the service does not book, at once", async () => {
    const payment = await paid();
    await receive([
      made(payment, "AUTHORISATION_ADJUSTMENT"),
      made(payment, "SOMETHING_NEW"),
      made(payment, "ORDER_OPENED"),
    ]);
    expect((await listed()).map(({ type }) => type).sort()).toEqual(["AUTHORISATION_ADJUSTMENT", "SOMETHING_NEW"]);
  });

  test("stays short if an account is flooded", async () => {
    await receive(Array.from({ length: 120 }, () => made(stranger, "AUTORESCUE")));
    const all = await listNotices(merchant.ctx, 500);
    expect(all.length).toBe(101);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  });

  test("another account's payment is not found", async () => {
    const payment = await paid("authorize");
    await receive([made(payment, "CANCELLATION")], ADYEN_CODES.purchase);
    for (const seconds of [60, 900, 8_000, 20_000]) await work(seconds);
    expect(await operations(payment)).toEqual([]);
    expect(await listed()).toEqual([{ type: "CANCELLATION", reason: "unmatched", count: 1 }]);
  });
});
