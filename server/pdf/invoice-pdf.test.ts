import { PNG } from "pngjs";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, test } from "vitest";
import type { InvoicePageView, OrderLine } from "@/server/domain/invoices";
import { unbranded } from "@/server/kernel/brand";
import { parseCivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import { invoicePdf } from "./invoice-pdf";

function kwd(amount: string) {
  return { amount, currency: "KWD" };
}

function day(text: string) {
  const date = parseCivilDate(text);
  if (date === null) throw new Error("No such day.");
  return date;
}

const LINE: OrderLine = {
  id: 1,
  description: "تمور سكري فاخرة (Premium) 1 كغ",
  sku: "DATE-01",
  quantity: "2",
  unitPrice: kwd("5.000"),
  discount: kwd("0.500"),
  taxRate: "5",
  tax: kwd("0.475"),
  total: kwd("9.975"),
};

function invoice(change: Partial<InvoicePageView> = {}): InvoicePageView {
  return {
    brand: unbranded("متجر Nour للتمور"),
    companyName: "Nour Trading W.L.L.",
    testMode: true,
    number: "INV-2026/0077",
    orderNo: "10482",
    paid: kwd("0.000"),
    left: kwd("1192.776"),
    isPartPaid: false,
    takesParts: false,
    status: "sent",
    issuedOn: day("2026-11-22"),
    dueOn: day("2026-12-06"),
    issuedAt: new Date("2026-11-22T09:00:00Z"),
    customer: {
      name: "منى العنزي",
      email: "mona@example.com",
      phone: "+96550000000",
      address: { line1: "شارع 12", line2: "Block 3, House 7", city: "السالمية", country: "KW" },
    },
    lines: [
      LINE,
      {
        ...LINE,
        id: 2,
        description:
          "Gift box with a very long English description that has to be broken over several lines of its column",
        sku: "BOX-9",
        discount: null,
        taxRate: null,
        tax: kwd("0.000"),
        total: kwd("1250.000"),
      },
    ],
    sums: [
      { kind: "subtotal", amount: kwd("1259.975"), rate: null, method: null },
      { kind: "discount", amount: kwd("125.998"), rate: "10", method: null },
      { kind: "tax", amount: kwd("56.699"), rate: "5", method: null },
      { kind: "shipping", amount: kwd("2.100"), rate: "5", method: "Aramex" },
      { kind: "total", amount: kwd("1192.776"), rate: null, method: null },
    ],
    amount: kwd("1192.776"),
    checkoutUrl: "http://localhost:3000/b/checkout/redirect/start/?session_id=abc",
    ...change,
  };
}

const WHOLE = invoice();
const made = new Map<Language, Promise<Buffer>>();

/** The document of the whole invoice, which is drawn once in each language. */
function wholeIn(language: Language): Promise<Buffer> {
  const known = made.get(language) ?? invoicePdf(WHOLE, { language });
  made.set(language, known);
  return known;
}

async function pagesOf(pdf: Promise<Buffer>) {
  const document = await getDocumentProxy(new Uint8Array(await pdf));
  return extractText(document, { mergePages: false });
}

describe("the document can be read", () => {
  it("in English: parties, lines, sums and what is to be done", async () => {
    const { totalPages, text } = await pagesOf(wholeIn("en"));
    expect(totalPages).toBe(1);
    for (const words of [
      "INV-2026/0077",
      "Billed to",
      "Gift box",
      "KWD 1,192.776",
      "Please pay by 6 December 2026.",
      "Discount (10%)",
      "Shipping: Aramex (5%)",
      "Kuwait",
      "Page 1 of 1",
    ])
      expect(text.join("\n")).toContain(words);
  });

  it("in Arabic, in the letters of the alphabet and not in the shapes they were drawn in", async () => {
    const { text } = await pagesOf(wholeIn("ar"));
    const read = text.join("\n").normalize("NFC");
    for (const words of ["فاتورة", "تاريخ", "الكويت", "Aramex", "1,192.776", "INV-2026/0077"])
      expect(read).toContain(words);
    expect(read).not.toMatch(/[\ufb50-\ufdff\ufe70-\ufefc]/);
  });
});

test.each([
  ["en", ["KWD 4.000 of KWD 10.500 is paid.", "Pay KWD 6.500"]],
  ["ar", ["4.000", "6.500"]],
] as const)("in %s a partly paid invoice names what is paid and asks for the rest", async (language, expected) => {
  const amounts = { amount: kwd("10.500"), paid: kwd("4.000"), left: kwd("6.500"), isPartPaid: true };
  const { text } = await pagesOf(invoicePdf(invoice(amounts), { language }));
  for (const words of expected) expect(text.join("\n")).toContain(words);
  expect(text.join("\n")).not.toContain("Pay KWD 10.500");
});

test("the same invoice makes the same bytes", async () => {
  const [one, other] = [await wholeIn("ar"), await invoicePdf(invoice(), { language: "ar" })];
  expect(one.equals(other)).toBe(true);
  expect(one.subarray(0, 5).toString()).toBe("%PDF-");
});

test("numbers in Arabic digits read forward, and names of any script are read back", async () => {
  const lines = [{ ...LINE, description: "غرفة ١٢٣" }];
  const customer = { name: "हिन्दी 山田 한국", email: null, phone: "+٩٦٥٥٠٠٠", address: null };
  const { text } = await pagesOf(invoicePdf(invoice({ lines, customer }), { language: "ar" }));
  const read = text.join("\n").normalize("NFC");
  for (const words of ["١٢٣", "٩٦٥٥٠٠٠", "山田", "한국"]) expect(read).toContain(words);
});

test("amounts of the largest size stay in their columns", async () => {
  const most = kwd("99999999999999.999");
  const largest: InvoicePageView = invoice({
    lines: [{ ...LINE, quantity: "999999.999", unitPrice: most, discount: most, tax: most, total: most }],
    sums: [{ kind: "total", amount: most, rate: null, method: null }],
    amount: most,
  });
  for (const language of ["en", "ar"] as const) {
    const items = await placed(invoicePdf(largest, { language }));
    for (const { x, y, width, str } of items) {
      const following = items.filter((other) => Math.round(other.y) === Math.round(y) && other.x > x);
      const edge = Math.min(595.28, ...following.map((other) => other.x));
      expect(x, str).toBeGreaterThan(0);
      expect(x + width, str).toBeLessThan(edge + 0.5);
    }
  }
});

test("an invoice of long words in a rare script is drawn, and each line stays on the page", async () => {
  const word = "ᏣᎳᎩ".repeat(85);
  const lines = Array.from({ length: 50 }, (_, id) => ({ ...LINE, id, sku: word, description: word }));
  const items = await placed(invoicePdf(invoice({ lines }), { language: "en" }));
  for (const { x, width, str } of items) expect(x + width, str).toBeLessThan(595.28);
});

test("shows the merchant's logo, and how it is reached under the sums", async () => {
  const support = { email: "help@nour.example", phone: "+965 1", url: null };
  const view = invoice({ brand: { ...unbranded("Nour"), support, termsUrl: "https://nour.example/terms" } });
  const logo = PNG.sync.write(new PNG({ width: 4, height: 2 }));
  const drawn = invoicePdf(view, { language: "en", logo });
  const { text } = await pagesOf(drawn);
  for (const words of ["Email: help@nour.example", "+965 1", "https://nour.example/terms"])
    expect(text.join("\n")).toContain(words);
  const pictures = (pdf: Buffer): number => pdf.toString("latin1").split("/Subtype /Image").length - 1;
  expect(pictures(await drawn)).toBeGreaterThan(0);
  expect(pictures(await wholeIn("ar"))).toBe(0);
});

test("a long list goes on over pages, each with its number and the head of the table", async () => {
  const lines = Array.from({ length: 30 }, (_, id) => ({ ...LINE, id, sku: `S-${id}` }));
  const { totalPages, text } = await pagesOf(invoicePdf(invoice({ lines }), { language: "en" }));
  expect(totalPages).toBe(3);
  for (const [index, page] of text.entries()) expect(page).toContain(`Page ${index + 1} of 3`);
  const withLines = text.filter((page) => page.includes("SKU S-"));
  for (const page of withLines) expect(page).toContain("Unit price");
  for (const { sku } of lines) expect(text.join(" ")).toContain(`SKU ${sku}`);
});

type Placed = { readonly str: string; readonly x: number; readonly y: number; readonly width: number };

/** Every piece of text of the first page, with its place in points from the left and from below. */
async function placed(pdf: Promise<Buffer>): Promise<Placed[]> {
  const document = await getDocumentProxy(new Uint8Array(await pdf));
  const { items } = await (await document.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ str: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
      : [],
  );
}

function leftOf(items: readonly Placed[], text: string): number {
  const found = items.find(({ str }) => str.includes(text));
  if (found === undefined) throw new Error(`Nothing says ${text}.`);
  return found.x;
}

it("columns begin at the edge where a line begins", async () => {
  const [en, ar] = [await placed(wholeIn("en")), await placed(wholeIn("ar"))];
  expect(leftOf(en, "DATE-01")).toBeLessThan(leftOf(en, "9.975"));
  expect(leftOf(ar, "DATE-01")).toBeGreaterThan(leftOf(ar, "9.975"));
});

it("says nothing of what was not sent, and offers no payment once it is over", async () => {
  const customer = { name: null, email: null, phone: null, address: null };
  const bare = invoice({
    customer,
    companyName: null,
    orderNo: null,
    testMode: false,
    status: "canceled",
    checkoutUrl: null,
  });
  const { text } = await pagesOf(invoicePdf(bare, { language: "en" }));
  expect(text.join()).not.toMatch(/Billed to|Order|Test mode|Pay KWD/);
  expect(text.join()).toContain("This invoice can no longer be paid.");
});
