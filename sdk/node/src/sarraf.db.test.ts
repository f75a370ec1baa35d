/** The client against the running API, over HTTP. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { createReceiver, InvalidRequestError, Sarraf, verifyBodySignature } from "./index";

let service: HttpService;
let merchant: TestMerchant;
let shop: Receiver;
let sarraf: Sarraf;

beforeAll(async () => {
  [service, merchant, shop] = await Promise.all([
    startHttpService(),
    testMerchant({ gateways: [{}, { code: "cards", operation: "authorize", operations: ["capture", "void"] }] }),
    startReceiver(),
  ]);
  sarraf = new Sarraf({ apiKey: merchant.privateKey, baseUrl: service.address });
});
afterAll(() => Promise.all([service.stop(), shop.stop()]));

const SESSION = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] } as const;

describe("a payment", () => {
  test("is made once under its key, paid, told by a webhook that both signatures prove, and refunded", async () => {
    const idempotencyKey = randomUUID();
    const session = { ...SESSION, webhook_url: shop.url() };
    const [made, again] = [
      await sarraf.sessions.create(session, { idempotencyKey }),
      await sarraf.sessions.create(session, { idempotencyKey }),
    ];
    expect(again.session_id).toBe(made.session_id);

    await sarraf.sessions.inquire({ session_id: made.session_id });
    expect(await sarraf.sessions.retrieve(made.session_id)).toMatchObject({ state: "paid", paid_amount: "10.500" });
    const [event] = await sarraf.events.list({ session_id: made.session_id, kind: "payment" }).take(1);
    for (const attempts of [1, 2])
      expect(await sarraf.events.redeliver(event?.id ?? "")).toMatchObject({ state: "delivered", attempts });
    const posted = shop.received.map(({ headers, text }) => ({ headers, body: text }));
    const worked = new Set<string>();
    const receiver = createReceiver({
      secret: ["whsec_b2xk", merchant.webhookSecret],
      store: { once: async (id, work) => !worked.has(id) && work(worked.add(id)).then(() => true) },
      handle: async ({ payload }) => expect(payload).toMatchObject({ state: "paid", amount: "10.500" }),
    });
    const answers = [];
    for (const request of posted) answers.push(await receiver.receive(request));
    expect(answers).toMatchObject([
      { status: 200, event: { id: event?.id, kind: "payment" }, isRepeated: false },
      { status: 200, isRepeated: true },
    ]);
    expect(verifyBodySignature(posted[0]?.body ?? "", merchant.hmacKey).kind).toBe("payment");

    const key = { idempotencyKey: "refund-1" };
    const refund = await sarraf.sessions.refund(made.session_id, { amount: "4.000" }, key);
    expect(refund).toMatchObject({ operation: "refund", amount: "4.000", result: "success" });
    await sarraf.sessions.refund(made.session_id, { amount: "4.000" }, key);
    expect(await sarraf.sessions.retrieve(made.session_id)).toMatchObject({ refunded_amount: "4.000" });
  });

  test("is authorized, captured in part, and an unpaid one is canceled", async () => {
    const made = await sarraf.sessions.create({ ...SESSION, pg_codes: ["cards"] });
    const { session_id: id } = await sarraf.sessions.inquire({
      session_id: made.session_id,
    });
    expect(await sarraf.sessions.capture(id, { amount: "3.000" })).toMatchObject({ amount: "3.000" });
    await expect(sarraf.sessions.void(id)).rejects.toMatchObject({
      kind: "invalid_request",
      body: { result: "failed" },
    });
    expect(await sarraf.sessions.cancel(id).catch((error: unknown) => error)).toBeInstanceOf(InvalidRequestError);
  });
});

describe("what goes wrong is of a kind", () => {
  it("names the fields of a wrong request, and the request", async () => {
    const wrong = { ...SESSION, amount: "10.5001" };
    const error = await sarraf.sessions.create(wrong).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidRequestError);
    expect(error).toMatchObject({
      status: 400,
      fields: { amount: ["Ensure that there are no more than 3 decimal places."] },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it.each([
    ["not_found", () => sarraf.sessions.retrieve("none")],
    ["authentication", () => new Sarraf({ apiKey: "sk_none", baseUrl: service.address }).sandbox.clock()],
    ["authentication", () => new Sarraf({ apiKey: merchant.publicKey, baseUrl: service.address }).merchant.settings()],
    ["invalid_request", () => sarraf.sandbox.advanceClock({ by: "-P1D" })],
    ["not_found", () => sarraf.request("post", "/b/pbl/v2/payment/cash/", { body: { session_id: "none" } })],
  ])("%s", async (kind, call) => {
    await expect(call()).rejects.toMatchObject({ kind });
  });
});

test("a payment link is made, changed and closed; an invoice is paid in parts, one in cash", async () => {
  const link = await sarraf.paymentLinks.create({
    name: "Course fee",
    amount: "10.500",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
  });
  expect(await sarraf.paymentLinks.update(link.id, { max_payments: 3 })).toMatchObject({ max_payments: 3 });
  expect(await sarraf.paymentLinks.list({ limit: 1 }).take(5)).toMatchObject([{ id: link.id, payments: 0 }]);
  expect(await sarraf.paymentLinks.close(link.id)).toMatchObject({ status: "closed" });
  expect(await sarraf.paymentLinks.retrieve(link.id)).toMatchObject({ status: "closed" });

  const { invoice_id: invoice } = await sarraf.createInvoice({
    type: "payment_request",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    invoice_number: `INV-${randomUUID()}`,
    due_date: "2035-01-31",
    allow_partial_payments: true,
    invoice_items: [{ sku: "S-1", description: "Dates", quantity: "1", unit_price: "10.500" }],
  });
  const { session_id } = await sarraf.createInvoicePayment(invoice, { amount: "4.000" });
  await sarraf.request("post", "/b/pbl/v2/payment/cash/", { body: { session_id } });
  await sarraf.collectCash({ session_id });
  expect(await sarraf.invoicePayments(invoice).take(5)).toMatchObject([{ session_id, amount: "4.000", state: "paid" }]);
  expect(await sarraf.invoice(invoice)).toMatchObject({ invoice_remaining_amount: "6.500" });
});

test("a subscription is billed as the clock goes on, and its lists are gone through page by page", async () => {
  const [{ now }, { timezone: timeZone }] = await Promise.all([sarraf.sandbox.clock(), sarraf.merchant.settings()]);
  const made = await sarraf.sessions.create({
    ...SESSION,
    payment_type: "auto_pay",
    customer_id: "c-1",
    customer_email: "sara@example.com",
    agreement: { id: "agr-1" },
    autopay: {
      frequency: "monthly",
      recurring_amount: "5.000",
      start_date: new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(now)),
    },
  });
  await sarraf.sessions.inquire({ session_id: made.session_id });
  const [summary] = await sarraf.subscriptions.list({ customer_id: "c-1" }).take(5);
  const id = summary?.id ?? "";
  await sarraf.sandbox.advanceClock({ by: "P1M" });
  const cycles = [];
  for await (const cycle of sarraf.subscriptions.cycles(id, { limit: 2 })) cycles.push(cycle);
  expect(cycles.map(({ cycle_number: number }) => number)).toEqual([...Array(cycles.length).keys()].map((n) => n + 1));
  expect(cycles.filter(({ status }) => status === "paid").length).toBe(2);
  const pages = [];
  for await (const page of sarraf.subscriptions.list({ limit: 1 }).pages()) pages.push(page.results.length);
  expect(pages).toEqual([1]);
  expect(await sarraf.subscriptions.cancel(id, { mode: "immediate" })).toMatchObject({ status: "canceled" });
});

test("credit is given and taken back, and the ledger goes on by cursor", async () => {
  const customer = { customer_id: "c-9", currency: "KWD" };
  for (const amount of ["10.000", "-2.500", "0.500"]) await sarraf.wallet.adjust({ ...customer, amount });
  const [account] = await sarraf.wallet.accounts({ customer_id: "c-9" }).take(1);
  expect(account).toMatchObject({ balance: "8.000", available_balance: "8.000" });
  const entries = sarraf.wallet.entries({ ...customer, pagination: { per_page: 2 } });
  const amounts = [];
  for await (const { amount } of entries) amounts.push(amount);
  expect(amounts).toEqual(["0.500", "2.500", "10.000"]);
});

test("the request log can be read", async () => {
  expect(await sarraf.merchant.requestLog({ limit: 1 })).toEqual({ next: null, results: [] });
});
