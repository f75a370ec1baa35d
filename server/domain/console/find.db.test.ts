import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { invoiceLinks } from "@/server/domain/invoices";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import { writeSubscription } from "@/server/testing/subscriptions";
import { credit } from "@/server/testing/wallets";
import { type Findings, type FoundTarget, find, foundLines, listPayments, readPaymentQuery } from ".";

const CALL = randomUUID();

let merchant: TestMerchant;
let paid: string;
/** What each kind is called by, and where it leads. */
let named: Readonly<Record<string, readonly [text: string, target: FoundTarget]>>;

beforeAll(async () => {
  merchant = await operatingMerchant();
  paid = await paidSession(merchant, "sandbox", {
    type: "payment_request",
    order_no: "10974",
    amount: "24.125",
    customer_id: "c-77",
    customer_email: "mariam@shop.example",
    customer_phone: "+96550001234",
  });
  const where = { sessionId: paid };
  await operate(merchant.ctx, { operation: "refund", session_id: paid, amount: "4.500" });
  for (const order of ["109741", "109742", "109743", "109744", "109745"])
    await newSession(merchant, { type: "payment_request", order_no: order });
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { operationApprovalEnabled: true } });
  const maker = await signedIn(
    { ...merchant, ctx: { ...merchant.ctx, merchant: { ...merchant.ctx.merchant, operationApprovalEnabled: true } } },
    ["console.access", "Can do refund"],
  );
  const asked = await operate(maker, { operation: "refund", session_id: paid, amount: "1" });
  const request = String(asked.view.request_id);
  const subscription = await writeSubscription(merchant);
  await credit(merchant, "5", { customerId: "c-77" });
  const invoice = await issue(merchant, { invoice_number: "INV-2030/٧" });
  await database().requestLogEntry.create({
    data: {
      ...{ merchantId: merchant.id, requestId: CALL, answeredAt: new Date(), method: "GET", path: "/b", status: 200 },
      ...{ milliseconds: 3, callerKind: "private_key", callerId: "k" },
    },
  });
  const [attempt, operation, event, wallet] = await Promise.all([
    database().attempt.findFirstOrThrow({ where }),
    database().operation.findFirstOrThrow({ where }),
    database().event.findFirstOrThrow({ where: { objectId: paid, kind: "payment" } }),
    database().walletAccount.findFirstOrThrow({ where: { merchantId: merchant.id, customerId: "c-77" } }),
  ]);
  const payment = { page: "payment", id: paid } as const;
  named = {
    order: ["10974", payment],
    session: [paid, payment],
    attempt: [attempt.referenceNumber, payment],
    attemptId: [attempt.id, payment],
    operation: [operation.referenceNumber, payment],
    operationId: [operation.id, payment],
    customer: ["c-77", { page: "customer", id: "c-77" }],
    subscription: [subscription.id, { page: "subscription", id: subscription.id }],
    wallet: [wallet.id, { page: "wallet", id: wallet.id }],
    event: [event.id, { page: "event", id: event.id }],
    request: [request, { page: "approval", id: request }],
    invoice: ["INV-2030/٧", { page: "payment", id: invoice.sessionId }],
    invoiceId: [invoice.id, { page: "payment", id: invoice.sessionId }],
    call: [CALL, { page: "requests", id: CALL }],
  };
});

const KINDS = [
  ...["order", "session", "attempt", "attemptId", "operation", "operationId", "customer", "subscription"],
  ...["wallet", "event", "request", "invoice", "invoiceId", "call"],
];

const found = (text: string, ctx = merchant.ctx): Promise<Findings> => find(ctx, text, 5);
async function listed({ ctx }: TestMerchant, q: string): Promise<string[]> {
  const { rows } = await listPayments(ctx, readPaymentQuery({ q, range: "all" }).values, 5);
  return rows.map((row) => ("brokenId" in row ? row.brokenId : row.sessionId));
}
const firstOf = async (text: string) => foundLines(await found(text))[0];

describe("what is named exactly", () => {
  test.each(KINDS)("comes first and is meant, also with marks around it: %s", async (kind) => {
    const [text, target] = named[kind] ?? ["", null];
    for (const typed of [text, ` \u200f${text}\u200e `]) {
      expect((await found(typed)).meant).toEqual(target);
      expect(await firstOf(typed)).toMatchObject({ target, isExact: true });
    }
  });

  test("in Arabic digits, too, and before newer ones that merely begin so", async () => {
    const { payments, meant } = await found("١٠٩٧٤");
    expect(meant).toEqual({ page: "payment", id: paid });
    expect(payments).toHaveLength(5);
    expect(payments[0]).toMatchObject({ sessionId: paid });
  });

  test.each([
    ["an amount", "24.125", "payments"],
    ["an amount in Arabic digits", "٢٤٫١٢٥", "payments"],
    ["a mail address", "Mariam@shop.example", "customers"],
    ["a phone number", "+965 5000 1234", "customers"],
  ])("%s leads to what has it", async (_, text, kind) => {
    const { kinds, payments, customers } = await found(text);
    expect(kinds[0]).toBe(kind);
    expect(payments).toMatchObject([{ sessionId: paid }]);
    if (kind === "customers") expect(customers).toMatchObject([{ customerId: "c-77" }]);
  });

  test("an order number of three letters and digits is no amount, and one like an amount precedes it", async () => {
    const shop = await testMerchant();
    const [first, other, amount] = [
      await newSession(shop, { order_no: "INV1001" }),
      await newSession(shop, { order_no: "1001" }),
      await newSession(shop, { order_no: "KWD 1001" }),
    ];
    const meantBy = async (text: string) => (await find(shop.ctx, text, 5)).meant?.id;
    expect(await meantBy("INV1001")).toBe(first);
    expect(await meantBy("1001")).toBe(other);
    expect(await meantBy("#1001")).toBe(other);
    expect(await meantBy("KWD 1001")).toBe(amount);
    expect((await listed(shop, "INV1001"))[0]).toBe(first);
    expect(await meantBy("inv1001")).toBe(first);
    const lower = await newSession(shop, { order_no: "inv1001" });
    expect([await meantBy("inv1001"), await meantBy("INV1001")]).toEqual([lower, first]);
  });

  test("the address of an invoice leads to its payment alone, also in the list", async () => {
    const shop = await operatingMerchant();
    const { number, sessionId } = await issue(shop);
    await newSession(shop, { order_no: String(number), amount: String(number) });
    for (const version of [1, 2]) {
      const { pageUrl, pdfUrl } = invoiceLinks(shop.ctx.merchant, { number, linkVersion: version }, "en");
      for (const address of [pageUrl, pdfUrl]) {
        expect(await find(shop.ctx, address, 5)).toMatchObject({
          exactIds: [],
          meant: { page: "payment", id: sessionId },
        });
        expect(await listed(shop, address)).toEqual([sessionId]);
        expect((await find(merchant.ctx, address, 5)).kinds).toEqual([]);
        expect(await listed(merchant, address)).toEqual([]);
      }
    }
  });

  test("an address that names nothing finds nothing, and a payment link's its payments", async () => {
    const shop = await testMerchant();
    const id = await newSession(shop, { order_no: "payments", customer_first_name: "console invoice" });
    for (const address of ["https://pay.example/en/console/payments", "https://pay.example/en/invoice/a.b"]) {
      expect((await find(shop.ctx, address, 5)).kinds).toEqual([]);
      expect(await listed(shop, address)).toEqual([]);
    }
    const linkId = `plink_${"a".repeat(32)}`;
    await database().paymentSession.update({ where: { id }, data: { linkId } });
    expect(await listed(shop, `https://pay.example/en/console/payment-links/${linkId}`)).toEqual([id]);
  });

  test("a NUL anywhere in the text finds nothing", async () => {
    for (const text of ["a\0b", "\0", "10974\0", "evt_\0", "https://shop.example/invoice/a\0b"])
      expect(await found(text)).toMatchObject({ kinds: [], meant: null });
  });

  test("quotes find what is in them, and nothing without a text", async () => {
    const shop = await testMerchant();
    const id = await newSession(shop, { order_no: "INV:77", customer_id: "state:paid" });
    for (const text of ['"INV:77"', '"state:paid"'])
      expect((await found(text, shop.ctx)).payments).toMatchObject([{ sessionId: id }]);
    for (const text of ['""', "«  »"]) expect((await found(text, shop.ctx)).payments).toEqual([]);
  });

  test("several things of one name are shown and none is meant", async () => {
    const twice = await testMerchant();
    for (const _ of [1, 2]) await newSession(twice, { order_no: "77", customer_id: "77" });
    const { meant, kinds, exactIds } = await found("77", twice.ctx);
    expect([meant, kinds, exactIds.length]).toEqual([null, ["payments", "customers"], 2]);
  });
});

describe("what is not named exactly", () => {
  test("is found by its beginning, or by the last four digits, and nothing by less than two characters", async () => {
    expect(await found("1097")).toMatchObject({ meant: null, kinds: ["payments"], exactIds: [] });
    const card = { number: "424242******8765", brand: "visa" };
    await database().attempt.updateMany({ where: { sessionId: paid }, data: { card } });
    expect((await found("٨٧٦٥")).payments).toMatchObject([{ sessionId: paid }]);
    for (const text of ["1", " \u200f1", "", "nobody has this"])
      expect(await found(text)).toMatchObject({ meant: null, kinds: [] });
  });
});

describe("nobody finds what they may not see", () => {
  test("another merchant, who may view nothing, and who may view other types", async () => {
    const stranger = await testMerchant();
    const plain = await signedIn(merchant);
    const other = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    for (const [kind, [text]] of Object.entries(named)) {
      for (const ctx of [stranger.ctx, plain, other])
        expect([kind, (await found(text, ctx)).kinds]).toEqual([kind, []]);
    }
  });

  test("and each is shown what they may", async () => {
    const cashier = await signedIn(merchant, ["console.access", "wallet.view"]);
    expect(await found("c-77", cashier)).toMatchObject({ kinds: ["wallets"], wallets: [{ balance: "5.000" }] });
    const developer = await signedIn(merchant, ["console.access", "console.developer"]);
    expect(await found(CALL, developer)).toMatchObject({ kinds: ["named"], named: [{ kind: "request" }] });
  });
});
