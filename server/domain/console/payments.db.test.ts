import { beforeAll, describe, expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { cancelSession } from "@/server/domain/payments";
import { NotFound } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant, paidSession } from "@/server/testing/operating";
import { newSession } from "@/server/testing/paying";
import {
  countNewPayments,
  exportPayments,
  fieldsOf,
  listPayments,
  type PaymentColumn,
  paymentPage,
  paymentSums,
  readPaymentQuery,
} from ".";
import { PAYMENT_ORDERS } from "./core/words";

let merchant: TestMerchant;
let paid: string;
let open: string;
let held: string;

beforeAll(async () => {
  merchant = await operatingMerchant();
  paid = await paidSession(merchant, "sandbox", {
    order_no: "10974",
    customer_id: "c-1",
    customer_first_name: "Mariam",
  });
  await operate(merchant.ctx, { operation: "refund", session_id: paid, amount: "4.500" });
  held = await paidSession(merchant, "sandbox-auth", { order_no: "10975" });
  open = await newSession(merchant, { order_no: "10976", currency_code: "USD", amount: "3.00" });
});

const values = (query: Record<string, string> = {}) => readPaymentQuery(query).values;
const ids = async (query: Record<string, string>, of: TestMerchant["ctx"] = merchant.ctx) =>
  (await listPayments(of, values(query), 10)).rows.map((row) => ("brokenId" in row ? row.brokenId : row.sessionId));

test("a payment is found by its customer's phone in every spelling", async () => {
  const shop = await testMerchant();
  const id = await newSession(shop, { customer_phone: "+965 5012 9876" });
  for (const q of ["+96550129876", "0096550129876", "50129876", "٥٠١٢٩٨٧٦", "+965 5012 9876"])
    expect(await ids({ q }, shop.ctx)).toEqual([id]);
});

describe("a payment is found by what a caller has in hand", () => {
  let shop: TestMerchant;
  let sought: string;
  let reference: string;

  beforeAll(async () => {
    shop = await testMerchant();
    sought = await paidSession(shop, "sandbox", {
      order_no: "AB-9929216",
      customer_id: "CA/9",
      amount: "42.000",
      customer_first_name: "Omar",
      customer_last_name: "إبراهيم الحدّاد",
      customer_email: "omar.h@shop.example",
      customer_phone: "+96555222947",
    });
    await newSession(shop, { order_no: "1", amount: "7.000", customer_first_name: "Leila" });
    const attempt = await database().attempt.findFirstOrThrow({ where: { sessionId: sought } });
    reference = attempt.referenceNumber;
    const pgParams = { card_number: "529415*****7319", card_type: "Mastercard" };
    await database().attempt.update({ where: { id: attempt.id }, data: { card: Prisma.DbNull, pgParams } });
  });

  const typed: readonly (readonly [string, () => string])[] = [
    ["a name", () => "omar"],
    ["parts of two names", () => "mar براه"],
    ["a name in another spelling", () => "ابراهيم الحداد"],
    ["two letters of a name", () => "Om"],
    ["the last half of an order", () => "9216"],
    ["the middle of an order", () => "9292"],
    ["#order", () => "#AB-9929216"],
    ["full-width digits", () => "９９２９"],
    ["a slash of another script", () => "A／9"],
    ["a part of a mail address", () => "omar.h"],
    ["a part of a phone number", () => "5222947"],
    ["a part of a reference", () => reference.slice(4, 9).toLowerCase()],
    ["an amount without decimals", () => "42"],
    ["an amount with its currency", () => "KWD 42.000"],
    ["the last four digits from the gateway's page", () => "7319"],
    ["the checkout's address", () => `https://pay.example/en/checkout/${sought}`],
    ["the console's address", () => `https://pay.example/ar/console/payments/${sought}/`],
  ];

  test.each(typed)("%s", async (_, text) => {
    expect(await ids({ q: text() }, shop.ctx)).toEqual([sought]);
    expect(await paymentSums(shop.ctx, values({ q: text() }))).toMatchObject({ counts: { all: 1 } });
  });

  test("by the short address of its checkout", async () => {
    const { shortCode } = await database().paymentSession.findUniqueOrThrow({ where: { id: sought } });
    expect(await ids({ q: `https://pay.example/s/${shortCode}/` }, shop.ctx)).toEqual([sought]);
  });

  test.each(["%", "__", "om%r", "\\\\", "'", "omar leila", "o"])("not by %s", async (q) => {
    expect(await ids({ q }, shop.ctx)).toEqual([]);
  });

  test("not by another merchant or without a view of its type", async () => {
    const viewer = await signedIn(shop, ["console.access", "Can view payment requests"]);
    const visible = (await database().paymentSession.findUniqueOrThrow({ where: { id: sought } })).type;
    const other =
      visible === "e_commerce" ? viewer : await signedIn(shop, ["console.access", "Can view e-commerce payments"]);
    const stranger = await testMerchant();
    for (const [, text] of typed)
      for (const ctx of [stranger.ctx, other]) expect(await ids({ q: text() }, ctx)).toEqual([]);
  });

  test("by changed texts, and not by the former ones", async () => {
    const id = await newSession(shop, { order_no: "before-77" });
    await database().paymentSession.update({ where: { id }, data: { orderNo: "after-88" } });
    expect(await ids({ q: "fore-77" }, shop.ctx)).toEqual([]);
    expect(await ids({ q: "ter-88" }, shop.ctx)).toEqual([id]);
  });

  test("page by page, the newest first", async () => {
    const pages: string[] = [];
    const own = [await newSession(shop, { order_no: "many-1" }), await newSession(shop, { order_no: "many-2" })];
    const first = await listPayments(shop.ctx, values({ q: "many" }), 1);
    const second = await listPayments(shop.ctx, values({ q: "many", cursor: first.next ?? "" }), 1);
    for (const row of [...first.rows, ...second.rows]) pages.push("sessionId" in row ? row.sessionId : "");
    expect(pages).toEqual(own.reverse());
  });
});

describe("the list", () => {
  test("shows each payment with the one fact that matters, newest first", async () => {
    const { rows, next } = await listPayments(merchant.ctx, values(), 10);
    expect(next).toBeNull();
    expect(rows).toMatchObject([
      { sessionId: open, amount: "3.00", currency: "USD", state: "created", tries: 0, refunded: null },
      { sessionId: held, state: "authorized", gateway: "sandbox-auth" },
      { sessionId: paid, amount: "10.500", state: "paid", refunded: "4.500", customer: "Mariam", orderNo: "10974" },
    ]);
  });

  test("goes on by cursor without gap and repeat", async () => {
    const first = await listPayments(merchant.ctx, values(), 2);
    const rest = await listPayments(merchant.ctx, values({ cursor: first.next ?? "" }), 2);
    const all = [...first.rows, ...rest.rows].map((row) => "sessionId" in row && row.sessionId);
    expect(all).toEqual([open, held, paid]);
    expect(rest.next).toBeNull();
  });

  test.each([
    [{ view: "paid" }, () => [paid]],
    [{ view: "capture" }, () => [held]],
    [{ view: "unpaid" }, () => [open]],
    [{ view: "refunded" }, () => [paid]],
    [{ view: "deleted" }, () => []],
    [{ currency: "USD" }, () => [open]],
    [{ gateway: "sandbox-auth" }, () => [held]],
    [{ to: "2020-01-01" }, () => []],
    [{ q: "1097" }, () => [open, held, paid]],
    [{ q: "\u200f١٠٩٧٤" }, () => [paid]],
    [{ q: "１０９" }, () => [open, held, paid]],
    [{ q: "１０９７５" }, () => [held]],
    [{ q: "c-1" }, () => [paid]],
    [{ q: "1097%" }, () => []],
  ])("%j", async (query, expected) => {
    expect(await ids(query as Record<string, string>)).toEqual(expected());
  });

  test("finds by session, by the reference of a try, and by that of an operation", async () => {
    const attempt = await database().attempt.findFirstOrThrow({ where: { sessionId: paid } });
    const operation = await database().operation.findFirstOrThrow({ where: { sessionId: paid } });
    for (const q of [paid, paid.slice(0, 12), attempt.referenceNumber.toLowerCase(), operation.referenceNumber])
      expect(await ids({ q }), q).toEqual([paid]);
  });

  test("shows users the types that they may view, and another merchant nothing", async () => {
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    expect(await ids({}, viewer)).toEqual([]);
    const stranger = await testMerchant();
    expect(await ids({ q: paid }, stranger.ctx)).toEqual([]);
  });

  test("a row with a word that nobody knows is named, and the others stand", async () => {
    const own = await testMerchant();
    const [odd, sound] = [await newSession(own), await newSession(own)];
    await database().$executeRaw`UPDATE payment_session SET currency = 'XQX' WHERE id = ${odd}`;
    const { rows } = await listPayments(own.ctx, values(), 10);
    expect(rows).toMatchObject([{ sessionId: sound }, { brokenId: odd }]);
  });
});

describe("sums and file", () => {
  test("every view is counted, each currency has its own sums, and payments outside the days are counted", async () => {
    const sums = await paymentSums(merchant.ctx, values());
    expect(sums.counts).toEqual({ all: 3, paid: 1, capture: 1, cod: 0, unpaid: 1, refunded: 1, deleted: 0 });
    expect(sums.currencies).toEqual([
      { currency: "KWD", count: 2, settled: "10.500", refunded: "4.500", net: "6.000", held: "10.500" },
      { currency: "USD", count: 1, settled: "0.00", refunded: "0.00", net: "0.00", held: "0.00" },
    ]);
    expect(await paymentSums(merchant.ctx, values({ to: "2020-01-01" }))).toMatchObject({ currencies: [], outside: 3 });
    const ever = { from: "0001-01-01", to: "9999-12-31" };
    for (const by of ["", "booked", "tried"])
      expect((await paymentSums(merchant.ctx, values({ ...ever, by }))).currencies[0]?.settled, by).toBe("10.500");
  });

  test("the file holds the rows of the filter, and leaves one event", async () => {
    let file = "";
    for await (const part of exportPayments(merchant.ctx, values({ view: "paid" }))) file += part;
    const lines = file.trimEnd().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`,${paid},10974,paid,KWD,10.500,4.500,Mariam,`);
    const where = { merchantId: merchant.id, action: "export.payments" };
    expect(await database().auditEvent.count({ where })).toBe(1);
  });
});

describe("the page of one payment", () => {
  test("has its money and its timeline", async () => {
    const view = await paymentPage(merchant.ctx, paid);
    expect(view).toMatchObject({
      state: "paid",
      amount: { amount: "10.500", currency: "KWD" },
      money: {
        charged: { amount: "10.500", currency: "KWD" },
        refunded: { amount: "4.500", currency: "KWD" },
        kept: { amount: "6.000", currency: "KWD" },
        captured: null,
      },
    });
    const kinds = view.timeline.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["refund", "paid", "created"]));
    expect(kinds.at(-1)).toBe("created");
  });

  test("has each state change of the payment, with its event, beside the event's deliveries", async () => {
    const own = await testMerchant();
    const id = await newSession(own);
    await cancelSession(own.ctx, { sessionId: id });
    const events = await own.ctx.db.event.findMany({ where: { objectId: id, kind: "session.canceled" } });
    expect(events).toHaveLength(1);
    const { timeline } = await paymentPage(own.ctx, id);
    const entry = timeline.find(({ kind }) => kind === "event");
    expect(entry).toMatchObject({ event: { id: events[0]?.id, kind: "session.canceled" }, facts: [] });
  });

  test("is not there for another merchant, and for a user who may not view its type", async () => {
    const stranger = await testMerchant();
    const viewer = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
    for (const ctx of [stranger.ctx, viewer]) await expect(paymentPage(ctx, paid)).rejects.toThrow(NotFound);
    await expect(paymentPage(merchant.ctx, "0".repeat(40))).rejects.toThrow(NotFound);
  });
});

describe("what an open list asks", () => {
  test("the payments of the filter that came since are counted", async () => {
    const since = new Date(0);
    expect(await countNewPayments(merchant.ctx, values(), since)).toBe(3);
    expect(await countNewPayments(merchant.ctx, values({ view: "paid" }), since)).toBe(1);
    expect(await countNewPayments(merchant.ctx, values(), new Date(merchant.ctx.now().getTime() + 1))).toBe(0);
  });

  test("a file of the visible columns has those alone", async () => {
    const [head, line] = (await fileOf(["state"])).split("\r\n");
    expect(head).toContain("session_id,order_no,state,currency,amount,refunded");
    expect(head).not.toContain("gateway");
    expect(line).toBe(`${paid},10974,paid,KWD,10.500,4.500`);
  });

  test("a file has the newest first, whatever the list's order", async () => {
    const file = await fileOf(["state"], {});
    for (const sort of PAYMENT_ORDERS) expect(await fileOf(["state"], { sort })).toBe(file);
  });
});

async function fileOf(columns: readonly PaymentColumn[], query: Record<string, string> = { view: "paid" }) {
  let file = "";
  for await (const part of exportPayments(merchant.ctx, values(query), fieldsOf(columns))) file += part;
  return file;
}

test("a redirect payment shows the card that the gateway reported, and a decline its meaning", async () => {
  const shop = await operatingMerchant();
  const [id, declined] = [await paidSession(shop), await paidSession(shop)];
  const reported = { card_number: "411111XXXXXX4242", card_type: "Visa", card_issuer: "Gulf Bank" };
  await database().attempt.updateMany({ where: { sessionId: id }, data: { card: Prisma.DbNull, pgParams: reported } });
  const failed = { state: "failed", message: "card expired" };
  await database().attempt.updateMany({ where: { sessionId: declined }, data: failed });
  const { rows } = await listPayments(shop.ctx, values(), 10);
  expect(rows.find((row) => "sessionId" in row && row.sessionId === id)).toMatchObject({
    brand: "Visa",
    lastFour: "4242",
  });
  const page = await paymentPage(shop.ctx, id);
  expect(page.method).toMatchObject({ brand: "Visa", number: "4242", bank: "Gulf Bank" });
  expect(page.timeline.some(({ facts }) => facts[0] === "•••• 4242")).toBe(true);
  const { timeline } = await paymentPage(shop.ctx, declined);
  expect(timeline.find(({ kind }) => kind === "declined")).toMatchObject({ decline: "expired_card" });
});
