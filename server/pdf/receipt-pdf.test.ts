import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import type { ReceiptView } from "@/server/domain/console";
import { unbranded } from "@/server/kernel/brand";
import { parseCivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import { receiptPdf } from "./receipt-pdf";

const kwd = (amount: string) => ({ amount, currency: "KWD" });

function day(text: string) {
  const date = parseCivilDate(text);
  if (date === null) throw new Error("No such day.");
  return date;
}

function receipt(change: Partial<ReceiptView> = {}): ReceiptView {
  const support = { email: "help@nour.example", phone: "+965 1", url: null };
  return {
    brand: { ...unbranded("متجر Nour للتمور"), support },
    testMode: true,
    timeZone: "Asia/Kuwait",
    number: "a".repeat(40),
    orderNo: "10482",
    reference: "PAY-77",
    paidAt: "2026-11-30T22:30:00.000Z",
    customer: { name: "منى العنزي", email: "mona@example.com", phone: "+96550000000" },
    method: { form: "card", brand: "visa", lastFour: "1111" },
    lines: [
      { kind: "purchase", day: day("2026-12-01"), amount: kwd("1200.500"), reference: "PAY-77" },
      { kind: "fee", day: day("2026-12-01"), amount: kwd("0.250"), reference: "PAY-77" },
      { kind: "refund", day: day("2026-12-03"), amount: kwd("-200.000"), reference: "REF-9" },
    ],
    paid: kwd("1200.750"),
    wallet: kwd("100.000"),
    refunded: kwd("-200.000"),
    disputed: null,
    net: kwd("1000.750"),
    ...change,
  };
}

async function textOf(view: ReceiptView, language: Language) {
  const document = await getDocumentProxy(new Uint8Array(await receiptPdf(view, { language })));
  const { text } = await extractText(document, { mergePages: false });
  return text.map((page) => page.normalize("NFC"));
}

test("says in English who paid what, when in the merchant's zone, how, and what went back", async () => {
  const [page = ""] = await textOf(receipt(), "en");
  for (const words of [
    "Receipt",
    "Received from",
    "1 December 2026 at 01:30",
    "Visa •••• 1111",
    "10482",
    "PAY-77",
    "KWD 1,200.750",
    "REF-9",
    "KWD −200.000",
    "KWD 1,000.750",
    "From the wallet",
    "help@nour.example",
    "Test mode",
    "Page 1 of 1",
  ])
    expect(page).toContain(words);
  expect(page).toMatch(/Refunded\s+KWD \u2212200\.000/);
});

test("says the same in Arabic, with Latin digits", async () => {
  const [page = ""] = await textOf(receipt(), "ar");
  for (const words of ["إيصال", "Visa •••• 1111", "1,200.750", "−200.000", "REF-9", "01:30"])
    expect(page).toContain(words);
  expect(page.match(/\u2212200\.000/g)).toHaveLength(2);
});

test("without card digits the method is named, and without refunds there is one sum", async () => {
  const bare = { refunded: null, wallet: null, customer: { name: null, email: null, phone: null } };
  const view = receipt({ ...bare, method: { form: "apple_pay", brand: null, lastFour: null } });
  const [page = ""] = await textOf(view, "en");
  expect(page).toContain("Apple Pay");
  expect(page).not.toMatch(/Net amount|Refunded|Received from|wallet/);
  const [cash = ""] = await textOf({ ...view, method: { form: "cash", brand: null, lastFour: null } }, "en");
  expect(cash).toContain("Cash on delivery");
});

test("many refunds continue on pages with the table's head", async () => {
  const lines = Array.from({ length: 60 }, (_, id) => ({
    ...{ kind: "refund" as const, day: day("2026-12-03"), amount: kwd("-1.000") },
    reference: `REF-${id}`,
  }));
  const pages = await textOf(receipt({ lines }), "en");
  expect(pages).toHaveLength(3);
  for (const page of pages.slice(0, 2)) expect(page).toContain("What happened");
  for (const { reference } of lines) expect(pages.join(" ")).toContain(reference);
});

test.each(["en", "ar"] as const)("%s: what disputes withhold is a separate sum", async (language) => {
  const view = receipt({ refunded: null, disputed: kwd("-1000.000"), net: kwd("200.750") });
  const [page = ""] = await textOf(view, language);
  expect(page).toContain("\u22121,000.000");
  expect(page).toContain("200.750");
  if (language === "en") expect(page).toMatch(/Taken back by disputes[\s\S]*Net amount/);
});
