import { beforeEach, describe, expect, test } from "vitest";
import { payPartOnPage } from "@/server/domain/invoices";
import { payByCash, recordCollectedCash } from "@/server/domain/native";
import { inquire } from "@/server/domain/payments";
import type { Language } from "@/server/kernel/types";
import { callRoute } from "@/server/testing/call-route";
import { FLAKY, flaky, registerFlakyGateway } from "@/server/testing/flaky-gateway";
import { countStatements, type TestMerchant, testMerchant } from "@/server/testing/harness";
import { historyOf, issue } from "@/server/testing/invoicing";
import { operate } from "@/server/testing/operating";
import { pay, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as one from "../route";
import * as payments from "./route";

registerFlakyGateway();

let merchant: TestMerchant;
let invoice: Awaited<ReturnType<typeof issue>>;
beforeEach(async () => {
  merchant = await testMerchant();
  invoice = await issue(merchant, { allow_partial_payments: true, customer_email: "sara@example.com" });
});

function part(amount: string | null, sent: object = {}) {
  const body = amount === null ? {} : { amount };
  const params = { invoice_id: String(invoice.number) };
  return callRoute(payments, { method: "POST", key: merchant.privateKey, params, body, ...sent });
}

async function partId(amount: string | null): Promise<string> {
  const { status, body } = await part(amount);
  expect([status, body.session_id]).toEqual([201, expect.any(String)]);
  return body.session_id;
}

async function read() {
  const { body } = await callRoute(one, { key: merchant.privateKey, params: { invoice_id: String(invoice.number) } });
  return [body.status, body.invoice_paid_amount, body.invoice_remaining_amount, body.amount, body.remaining_amount];
}

test("a part leaves the rest to the invoice's own session, which then pays it", async () => {
  const id = await partId("4");
  expect(await read()).toEqual(["sent", "0.000", "10.500", "10.500", "10.500"]);
  await pay(merchant, id, "1");
  expect(await read()).toEqual(["sent", "4.000", "6.500", "10.500", "6.500"]);
  await pay(merchant, invoice.sessionId, "1");
  expect(await read()).toEqual(["paid", "10.500", "0.000", "10.500", "0.000"]);
  const { body } = await callRoute(payments, {
    key: merchant.privateKey,
    params: { invoice_id: String(invoice.number) },
  });
  expect(body).toMatchObject({
    count: 2,
    results: [
      { session_id: invoice.sessionId, amount: "6.500", state: "paid" },
      { session_id: id, amount: "4.000", state: "paid" },
    ],
  });
});

test("parts that add up pay the invoice, and its own session is canceled", async () => {
  const [first, last] = [await partId("4"), await partId("6.5")];
  await pay(merchant, first, "1");
  await pay(merchant, last, "1");
  expect(await historyOf(merchant, invoice.id)).toMatchObject({ status: "paid", steps: ["session_paid"] });
  expect((await stateOf(merchant, invoice.sessionId)).state).toBe("canceled");
});

test("what was begun before another payment and now exceeds the rest is refused before it is charged", async () => {
  const [first, second] = [await partId("6"), await partId("6")];
  await pay(merchant, first, "1");
  await expect(pay(merchant, second, "1")).rejects.toThrow();
  expect((await stateOf(merchant, second)).state).toBe("canceled");
  expect(await read()).toEqual(["sent", "6.000", "4.500", "10.500", "4.500"]);
});

test("of two payments of the last part at once one counts, and the other's charge is given back", async () => {
  const ids = [await partId("10.5"), await partId("10.5")];
  await Promise.allSettled([...ids, invoice.sessionId].map((id) => pay(merchant, id, "1")));
  expect((await read()).slice(0, 3)).toEqual(["paid", "10.500", "0.000"]);
  const states = await Promise.all([...ids, invoice.sessionId].map(async (id) => (await stateOf(merchant, id)).state));
  expect(states.filter((state) => state === "paid")).toHaveLength(1);
  const where = { merchantId: merchant.id, paidAt: { not: null } };
  expect(await merchant.ctx.db.invoicePayment.count({ where })).toBe(1);
});

test("a part whose charge was unknown while the rest was paid is given back", async () => {
  merchant = await testMerchant({ gateways: [{ connector: FLAKY }] });
  invoice = await issue(merchant, { allow_partial_payments: true });
  const id = await partId("10.5");
  Object.assign(flaky, { fault: "timeout" });
  await pay(merchant, id, "1");
  Object.assign(flaky, { fault: "fine" });
  await pay(merchant, invoice.sessionId, "1");
  await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
  const { state, attempts } = await stateOf(merchant, id);
  expect(state).not.toBe("paid");
  expect(await merchant.ctx.db.chargeReversal.count({ where: { attemptId: attempts[0]?.id ?? "" } })).toBe(1);
  expect(await read()).toEqual(["paid", "10.500", "0.000", "10.500", "0.000"]);
});

test("the end of a part changes nothing, the end of the invoice's own session ends the invoice and its parts", async () => {
  const [ended, open] = [await partId("4"), await partId("5")];
  await operate(merchant.ctx, { operation: "cancel", session_id: ended });
  expect((await historyOf(merchant, invoice.id)).status).toBe("sent");
  await operate(merchant.ctx, { operation: "cancel", session_id: invoice.sessionId });
  expect((await historyOf(merchant, invoice.id)).status).toBe("canceled");
  await expect(pay(merchant, open, "1")).rejects.toThrow();
});

test("cash for a part counts when it is collected, and not above what the invoice owes", async () => {
  const [small, large] = [await partId("4"), await partId("8")];
  for (const sessionId of [small, large]) await payByCash(merchant.ctx, { sessionId, idempotencyKey: null });
  expect((await read())[1]).toBe("0.000");
  await recordCollectedCash(merchant.ctx, { sessionId: small });
  expect((await read())[1]).toBe("4.000");
  await expect(recordCollectedCash(merchant.ctx, { sessionId: large })).rejects.toThrow("already settled");
  expect((await stateOf(merchant, large)).state).toBe("cod");
});

test("cash agreed for the whole invoice is collected for the rest alone after a part", async () => {
  const id = await partId("4");
  await payByCash(merchant.ctx, { sessionId: invoice.sessionId, idempotencyKey: null });
  await pay(merchant, id, "1");
  expect(await read()).toEqual(["sent", "4.000", "6.500", "10.500", "0.000"]);
  await recordCollectedCash(merchant.ctx, { sessionId: invoice.sessionId });
  expect((await read()).slice(0, 3)).toEqual(["paid", "10.500", "0.000"]);
});

test("a part that leaves a rest below the gateway's smallest charge is refused", async () => {
  merchant = await testMerchant({ gateways: [{ connector: "stripe", defaultCurrency: "USD", isSandbox: true }] });
  const items = [{ sku: "S-1", description: "Dates", quantity: 1, unit_price: "10.50" }];
  invoice = await issue(merchant, { allow_partial_payments: true, currency_code: "USD", invoice_items: items });
  const { status, body } = await part("10.01");
  expect([status, body]).toEqual([400, { amount: ["No payment gateway could charge the rest of 0.49."] }]);
  expect(await partId("10.00")).toBeTruthy();
  expect(await onPage("10.01")).toEqual({ kind: "rest" });
  for (const amount of ["0", "10.51", "much"]) expect(await onPage(amount)).toEqual({ kind: "invalid" });
  expect(await onPage("0.10")).toEqual({ kind: "unpayable" });
  expect(await partId(null)).toBeTruthy();
});

test("of two parts that together leave such a rest, the second begins no payment", async () => {
  merchant = await testMerchant({ gateways: [{ connector: "stripe", defaultCurrency: "USD" }] });
  const items = [{ sku: "S-1", description: "Dates", quantity: 1, unit_price: "10.50" }];
  invoice = await issue(merchant, { allow_partial_payments: true, currency_code: "USD", invoice_items: items });
  const [first, second] = [await partId("5.00"), await partId("5.20")];
  await payByCash(merchant.ctx, { sessionId: first, idempotencyKey: null });
  await recordCollectedCash(merchant.ctx, { sessionId: first });
  await expect(payByCash(merchant.ctx, { sessionId: second, idempotencyKey: null })).rejects.toThrow();
  expect((await stateOf(merchant, second)).state).toBe("canceled");
  expect((await read()).slice(1, 3)).toEqual(["5.00", "5.50"]);
});

async function onPage(amount: string, language: Language = "en") {
  const { body } = await callRoute(one, { key: merchant.privateKey, params: { invoice_id: String(invoice.number) } });
  return payPartOnPage(merchant.ctx, { token: body.invoice_url.split("/").at(-1), amount, language });
}

test("a customer's form leads to the checkout in its language, also of an open payment in another", async () => {
  const urlOf = async (language: Language) => {
    const outcome = await onPage("1", language);
    return outcome?.kind === "pay" ? outcome.url : "";
  };
  const first = await urlOf("ar");
  expect(new URL(first).pathname).toMatch(/^\/ar\/checkout\/[0-9a-f]{40}$/);
  const id = first.slice(-40);
  const { language } = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } });
  expect(language).toBe("ar");
  expect(new URL(await urlOf("en")).pathname).toBe(`/en/checkout/${id}`);
});

test("a customer's form uses an open payment again, and begins at most ten", async () => {
  expect(await onPage("1")).toEqual(await onPage("1.000"));
  for (const amount of [2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await onPage(String(amount))).toMatchObject({ kind: "pay" });
  expect(await onPage("1.5")).toEqual({ kind: "many" });
  expect(await merchant.ctx.db.invoicePayment.count({ where: { invoiceId: invoice.id } })).toBe(10);
  await merchant.ctx.db.paymentSession.updateMany({
    where: { merchantId: merchant.id, id: { not: invoice.sessionId } },
    data: { expiresAt: new Date(0) },
  });
  expect(await onPage("1.5")).toMatchObject({ kind: "pay" });
});

test("the merchant's own parts and parts agreed in cash do not fill the customer's form", async () => {
  for (const amount of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await partId(String(amount));
  expect(await onPage("1.5")).toMatchObject({ kind: "pay" });
  for (const tenths of [11, 12, 13, 14, 15, 16, 17, 18, 19]) await onPage(String(tenths / 10));
  expect(await onPage("2.5")).toMatchObject({ kind: "pay" });
  expect(await onPage("2.6")).toEqual({ kind: "many" });
  const { sessionId } = await merchant.ctx.db.invoicePayment.findFirstOrThrow({
    where: { invoiceId: invoice.id, amount: "2.5" },
  });
  await payByCash(merchant.ctx, { sessionId, idempotencyKey: null });
  expect(await onPage("2.6")).toMatchObject({ kind: "pay" });
  expect(await onPage("2.7")).toEqual({ kind: "many" });
});

test("abandoned parts do not count to the hundred", async () => {
  const ids = [await partId("1"), await partId("2")];
  const at = new Date();
  const row = { merchantId: merchant.id, invoiceId: invoice.id, amount: "1", createdAt: at, paidAt: at };
  const paid = Array.from({ length: 98 }, (_, index) => ({ ...row, sessionId: `${index}`.padStart(40, "e") }));
  await merchant.ctx.db.invoicePayment.createMany({ data: paid });
  expect((await part("1")).status).toBe(409);
  expect(await onPage("1.5")).toEqual({ kind: "full" });
  await operate(merchant.ctx, { operation: "cancel", session_id: ids[0] });
  expect((await part("1")).status).toBe(201);
});

test("the list is read page after page with as many statements for ten payments as for one", async () => {
  const made: string[] = [await partId("1")];
  const list = (query = "") =>
    callRoute(payments, {
      key: merchant.privateKey,
      params: { invoice_id: String(invoice.number) },
      path: `/${query}`,
    });
  const { statements: ofOne } = await countStatements(() => list());
  for (const amount of [2, 3, 4, 5, 6, 7, 8, 9, 10]) made.push(await partId(String(amount)));
  const { statements, result } = await countStatements(() => list());
  expect([result.body.count, statements.length]).toEqual([10, ofOne.length]);
  const first = await list("?limit=4");
  const rest = await list(`?limit=6&starting_after=${first.body.results[3].session_id}`);
  const ids = [...first.body.results, ...rest.body.results].map((each: { session_id: string }) => each.session_id);
  expect(ids).toEqual(result.body.results.map((each: { session_id: string }) => each.session_id));
  expect(new Set(ids)).toEqual(new Set(made));
});

describe("refusals", () => {
  test.each([
    ["11", { amount: ["Must not exceed 10.500."] }],
    ["0", { amount: ["The amount must be above zero."] }],
    ["-1", { amount: expect.any(Array) }],
    ["1.2345", { amount: expect.any(Array) }],
    ["much", { amount: expect.any(Array) }],
  ])("400 for the amount %s", async (amount, expected) => {
    const { status, body } = await part(amount);
    expect([status, body]).toEqual([400, expected]);
    expect(await merchant.ctx.db.invoicePayment.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("409 for an invoice that takes no parts, that is paid, or that has a hundred payments", async () => {
    const plain = await issue(merchant);
    const refused = await part("1", { params: { invoice_id: String(plain.number) } });
    expect([refused.status, refused.body.detail]).toEqual([409, "This invoice does not accept partial payments."]);
    const at = new Date();
    const row = { merchantId: merchant.id, invoiceId: invoice.id, amount: "1", createdAt: at, paidAt: at };
    const data = Array.from({ length: 100 }, (_, index) => ({ ...row, sessionId: String(index).padStart(40, "f") }));
    await merchant.ctx.db.invoicePayment.createMany({ data });
    expect((await part("1")).status).toBe(409);
    await merchant.ctx.db.invoicePayment.deleteMany({ where: { merchantId: merchant.id } });
    await pay(merchant, invoice.sessionId, "1");
    expect((await part("1")).status).toBe(409);
  });

  test("403 without the permission, 404 for another merchant, 400 for a type with an agreement", async () => {
    const basic = await userWith(merchant, ["Can view payment requests", "Can use sandbox"]);
    expect((await part("1", { key: undefined, basic })).status).toBe(403);
    expect((await part("1", { key: (await testMerchant()).privateKey })).status).toBe(404);
    const agreed = {
      payment_type: "auto_debit",
      customer_id: "c",
      agreement: { id: "a" },
      allow_partial_payments: true,
    };
    await expect(issue(merchant, agreed)).rejects.toThrow();
  });
});
