import { describe, expect, it, test } from "vitest";
import { CHANNEL_EVENTS, type NoticeFacts, type ReceiptFacts } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { wordText } from "../texts/word-text";
import { wordMail } from "../word-mail";

const EN = { merchantName: "Café <b>Nour</b>", language: "en" } as const;
const AR = { ...EN, language: "ar" } as const;
const PAGE = `http://localhost:3000/en/checkout/${"a".repeat(40)}`;
const SHORT = "http://localhost:3000/s/abcdefghijkl";

const PAID: NoticeFacts = {
  kind: "session_paid",
  amount: { amount: "1250.500", currency: "KWD" },
  orderNo: "10482",
  description: "Coffee & beans",
  referenceNumber: "SRFDPQQATBE38VVW",
  card: "Visa •••• 1111",
  moment: { at: new Date("2027-03-31T10:05:00Z"), timeZone: "Asia/Kuwait" },
  links: { page: PAGE, short: SHORT },
  isOpen: false,
};

describe.each(CHANNEL_EVENTS.email)("the messages about %s", (event) => {
  const facts: NoticeFacts = { ...PAID, kind: `session_${event}` };

  it("tell merchant, amount, order and reference in both languages, and what people wrote is escaped", async () => {
    const [en, ar] = [await wordMail(facts, EN), await wordMail(facts, AR)];
    for (const part of ["KWD 1,250.500", "Order: 10482", "Reference: SRFDPQQATBE38VVW", "31 March 2027 at 13:05"])
      expect(en.text).toContain(part);
    expect(en.html).toContain("Caf\u00e9 &lt;b&gt;Nour&lt;/b&gt;");
    expect(ar.text).toContain("1,250.500 د.ك");
    expect(ar.html).toContain('dir="rtl"');
    expect(ar.subject).not.toMatch(/mail\.notice|[{}]/);
    expect(en.subject).not.toMatch(/mail\.notice|[{}]/);
  });

  it("are short as texts, and hold no marks of direction", () => {
    for (const voice of [EN, AR]) {
      const text = wordText({ ...facts, isOpen: true }, { ...voice, merchantName: "Dar Books" });
      expect(text).not.toMatch(/[\u2066-\u2069{}\n]|text\./);
      expect([...text].length).toBeLessThanOrEqual(160);
    }
  });
});

describe("where a message leads", () => {
  it.each([
    ["session_created", false, "Pay now"],
    ["session_failed", true, "Try again"],
    ["session_paid", false, "View receipt"],
    ["session_refunded", false, "View receipt"],
  ] as const)("%s", async (kind, isOpen, label) => {
    const mail = await wordMail({ ...PAID, kind, isOpen }, EN);
    expect(mail.text).toContain(`${label}:\n${PAGE}`);
    expect(wordText({ ...PAID, kind, isOpen }, EN)).toContain(SHORT);
  });

  it.each([
    ["session_failed", PAID.links],
    ["session_canceled", PAID.links],
    ["session_expired", PAID.links],
    ["session_paid", null],
  ] as const)("nowhere: %s", async (kind, links) => {
    const facts = { ...PAID, kind, links };
    expect((await wordMail(facts, EN)).text).not.toContain("http");
    expect(wordText(facts, EN)).not.toContain("http");
  });
});

test.each([EN, AR])("a reservation is headed as on its page ($language)", async (voice) => {
  const { text } = await wordMail({ ...PAID, kind: "session_authorized" }, voice);
  expect(text).toContain(translator(voice.language)("result.authorized"));
});

test("a success that charged nothing is not told as a payment", async () => {
  const facts = { ...PAID, amount: { amount: "0.000", currency: "KWD" } };
  expect((await wordMail(facts, EN)).text).toContain("Nothing was charged.");
  expect((await wordMail(facts, EN)).text).not.toContain("0.000");
  expect(wordText(facts, EN)).not.toContain("0.000");
});

test("long names are cut in texts", () => {
  const text = wordText({ ...PAID, orderNo: "9".repeat(128) }, { merchantName: "N".repeat(120), language: "en" });
  expect(text).toContain(`${"N".repeat(40)} has received`);
  expect(text).toContain(`order ${"9".repeat(40)}.`);
});

test("a receipt lists what was paid with what, and what happened since", async () => {
  const receipt: ReceiptFacts = {
    kind: "receipt",
    said: "partly_refunded",
    figure: { amount: "11.000", currency: "KWD" },
    total: { name: "chargedAmount", money: { amount: "9.000", currency: "KWD" } },
    fee: { amount: "0.500", currency: "KWD" },
    wallet: { amount: "2.000", currency: "KWD" },
    card: null,
    methodName: "Sandbox",
    orderNo: null,
    description: null,
    referenceNumber: "SRF1",
    moment: PAID.moment,
    operations: [{ kind: "refunded", amount: { amount: "1.250", currency: "KWD" } }],
    receiptUrl: PAGE,
  };
  const { text } = await wordMail(receipt, EN);
  for (const part of [
    "KWD 11.000",
    "refunded a part of it",
    "From wallet balance: KWD 2.000",
    "Charged: KWD 9.000\nFee included: KWD 0.500",
    "Method: Sandbox",
    "Refunded: KWD 1.250",
  ])
    expect(text).toContain(part);
  expect((await wordMail(receipt, AR)).subject).toContain("11.000 د.ك");
  const kept = await wordMail({ ...receipt, said: "refundedLessFee" }, EN);
  expect(kept.text).toContain(translator("en")("result.refundedLessFeeText", { merchant: EN.merchantName }));
  expect((await wordMail({ ...receipt, figure: null }, EN)).subject).toBe(`Your receipt from ${EN.merchantName}`);
});
