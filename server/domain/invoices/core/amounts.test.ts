import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { InvalidFields } from "@/server/kernel/errors";
import { type Money, toWire } from "@/server/kernel/money";
import { type InvoiceAmounts, type InvoiceDraft, type ItemDraft, invoiceAmounts } from "./amounts";

const ITEM: ItemDraft = { sku: "s", description: "d", quantity: "1", unitPrice: "10" };

function draft(change: Partial<InvoiceDraft> = {}, ...items: Partial<ItemDraft>[]): InvoiceDraft {
  return { items: (items.length === 0 ? [{}] : items).map((item) => ({ ...ITEM, ...item })), ...change };
}

function refusal(sent: InvoiceDraft, code = "KWD"): unknown {
  try {
    invoiceAmounts(sent, currency(code));
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
  return null;
}

function texts(amounts: object): Record<string, string> {
  const money = Object.entries(amounts).filter(([, value]) => value !== null && !Array.isArray(value));
  return Object.fromEntries(money.map(([name, value]: [string, Money]) => [name, toWire(value)]));
}

describe("a line is price × quantity, less its discount, plus its tax, each rounded half up", () => {
  it.each<[string, Partial<ItemDraft>, string, string[]]>([
    ["whole quantities", { quantity: "3", unitPrice: "1.250" }, "KWD", ["0.000", "3.750", "0.000", "3.750"]],
    ["half a fils rounds up", { quantity: "0.5", unitPrice: "0.001" }, "KWD", ["0.000", "0.001", "0.000", "0.001"]],
    ["below half a fils is nothing", { quantity: "0.4", unitPrice: "0.001" }, "KWD", Array(4).fill("0.000")],
    ["a percentage", { discountPercentage: "12.5", taxRate: "5" }, "KWD", ["1.250", "8.750", "0.438", "9.188"]],
    ["an amount", { discountAmount: "1.005", taxRate: "15" }, "KWD", ["1.005", "8.995", "1.349", "10.344"]],
    ["two decimals", { quantity: "1.5", unitPrice: "3.33", taxRate: "5" }, "USD", ["0.00", "5.00", "0.25", "5.25"]],
    ["no decimals", { quantity: "0.5", unitPrice: "3", taxRate: "10" }, "JPY", ["0", "2", "0", "2"]],
    ["all of it taken off", { discountPercentage: "100", taxRate: "5" }, "USD", ["10.00", "0.00", "0.00", "0.00"]],
    ["a discount of zero", { discountAmount: "0", taxRate: "0" }, "USD", ["0.00", "10.00", "0.00", "10.00"]],
  ])("%s", (_, item, code, [discount, totalExclTax, taxAmount, totalInclTax]) => {
    const [line] = invoiceAmounts(draft({}, item), currency(code)).items;
    expect(texts(line ?? {})).toMatchObject({ discount, totalExclTax, taxAmount, totalInclTax });
  });
});

test("the invoice adds up its lines with their tax, then takes its own discount, tax and shipping", () => {
  const sent = draft(
    { discountPercentage: "10", taxRate: "5", shippingExclTax: "2.000", shippingTaxRate: "5" },
    { quantity: "2", unitPrice: "10.000", taxRate: "5" },
    { unitPrice: "4.500", discountAmount: "0.500" },
  );
  expect(texts(invoiceAmounts(sent, currency("KWD")))).toEqual({
    subtotal: "25.000",
    discount: "2.500",
    totalExclTax: "22.500",
    taxAmount: "1.125",
    shippingExclTax: "2.000",
    shippingInclTax: "2.100",
    totalInclTax: "25.725",
  });
});

describe("what cannot be is refused in the place where it was sent", () => {
  const huge = "99999999999999";
  it.each<[string, InvoiceDraft, unknown]>([
    [
      "both discounts of an invoice",
      draft({ discountAmount: "0", discountPercentage: "0" }),
      { discount_amount: ["Send either discount_amount or discount_percentage, not both."] },
    ],
    [
      "both discounts of a line",
      draft({}, {}, { discountAmount: "1", discountPercentage: "1" }),
      { invoice_items: [{}, { discount_amount: ["Send either discount_amount or discount_percentage, not both."] }] },
    ],
    [
      "a discount above the line",
      draft({}, { discountAmount: "10.001", taxRate: "5" }),
      { invoice_items: [{ discount_amount: ["The discount cannot be above the total of 10.000."] }] },
    ],
    [
      "a discount above the invoice",
      draft({ discountAmount: "10.001" }),
      { discount_amount: ["The discount cannot be above the total of 10.000."] },
    ],
    [
      "a negative price",
      draft({}, { unitPrice: "-1" }),
      { invoice_items: [{ unit_price: ["Ensure this value is greater than or equal to 0."] }] },
    ],
    [
      "a price finer than the currency",
      draft({}, {}, { unitPrice: "1.0001" }, {}),
      { invoice_items: [{}, { unit_price: ["Ensure that there are no more than 3 decimal places."] }, {}] },
    ],
    [
      "negative shipping",
      draft({ shippingExclTax: "-0.001" }),
      { shipping_excl_tax: ["Ensure this value is greater than or equal to 0."] },
    ],
    [
      "a line out of range",
      draft({}, { unitPrice: huge, quantity: "2" }),
      {
        invoice_items: [{ total_incl_tax: ["Ensure that there are no more than 14 digits before the decimal point."] }],
      },
    ],
    [
      "a sum out of range",
      draft({}, { unitPrice: huge }, { unitPrice: huge }),
      { amount: ["Ensure that there are no more than 14 digits before the decimal point."] },
    ],
    [
      "totals of a line that are others",
      draft({}, { totalExclTax: "9", taxAmount: "0.000", totalInclTax: "10.0" }),
      { invoice_items: [{ total_excl_tax: ["This value must be 10.000."] }] },
    ],
    [
      "totals of the invoice that are others",
      draft({
        subtotal: "10",
        totalExclTax: "1",
        taxAmount: "1",
        shippingInclTax: "1",
        totalInclTax: "1",
        amount: "10.001",
      }),
      Object.fromEntries(
        ["total_excl_tax", "total_incl_tax", "amount"]
          .map((name) => [name, ["This value must be 10.000."]])
          .concat(["tax_amount", "shipping_incl_tax"].map((name) => [name, ["This value must be 0.000."]])),
      ),
    ],
    [
      "a broken rule, without the totals that follow from it",
      draft({ discountAmount: "11", amount: "5" }),
      { discount_amount: ["The discount cannot be above the total of 10.000."] },
    ],
  ])("%s", (_, sent, errors) => {
    expect(refusal(sent)).toEqual(errors);
  });

  it("totals that are what they are, in any spelling, are none", () => {
    expect(refusal(draft({ subtotal: "+10.0", amount: "10.000000" }, { totalInclTax: "1e1" }))).toBeNull();
  });
});

/** Half up, of amounts that are not negative. */
function divided(amount: bigint, by: bigint): bigint {
  return (2n * amount + by) / (2n * by);
}

type Whole = { price: bigint; quantity: bigint; percent: bigint | null; rate: bigint | null };
type Level = { discount: bigint; excl: bigint; tax: bigint };

function level(whole: bigint, { percent, rate }: Pick<Whole, "percent" | "rate">): Level {
  const discount = divided(whole * (percent ?? 0n), 10_000n);
  const excl = whole - discount;
  return { discount, excl, tax: divided(excl * (rate ?? 0n), 10_000n) };
}

function written(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function rate(value: bigint | null) {
  return value === null ? undefined : written(value, 2);
}

const RATE = fc.option(fc.bigInt(0n, 10_000n));
const ITEMS = fc.array(
  fc.record({ price: fc.bigInt(0n, 10n ** 9n), quantity: fc.bigInt(1n, 10n ** 6n), percent: RATE, rate: RATE }),
  { minLength: 1, maxLength: 20 },
);

test.each([
  ["KWD", 3],
  ["USD", 2],
  ["JPY", 0],
] as const)("whatever is billed in %s adds up as whole numbers do", (code, decimals) => {
  const check = (items: Whole[], own: Whole, shipping: bigint, shippingRate: bigint | null) => {
    const sent: InvoiceDraft = {
      items: items.map((item) => ({
        ...ITEM,
        quantity: written(item.quantity, 3),
        unitPrice: written(item.price, decimals),
        discountPercentage: rate(item.percent),
        taxRate: rate(item.rate),
      })) as readonly ItemDraft[],
      ...({ discountPercentage: rate(own.percent), taxRate: rate(own.rate) } as Partial<InvoiceDraft>),
      ...({ shippingTaxRate: rate(shippingRate) } as Partial<InvoiceDraft>),
      shippingExclTax: written(shipping, decimals),
    };
    const lines = items.map((item) => level(divided(item.price * item.quantity, 1_000n), item));
    const subtotal = lines.reduce((sum, { excl, tax }) => sum + excl + tax, 0n);
    const whole = level(subtotal, own);
    const shipped = shipping + divided(shipping * (shippingRate ?? 0n), 10_000n);
    const amounts: InvoiceAmounts = invoiceAmounts(sent, currency(code));
    const show = (value: bigint) => written(value, decimals);
    expect(amounts.items.map((item) => [toWire(item.totalExclTax), toWire(item.taxAmount)])).toEqual(
      lines.map(({ excl, tax }) => [show(excl), show(tax)]),
    );
    expect(texts(amounts)).toMatchObject({
      subtotal: show(subtotal),
      discount: show(whole.discount),
      taxAmount: show(whole.tax),
      shippingInclTax: show(shipped),
      totalInclTax: show(whole.excl + whole.tax + shipped),
    });
  };
  const own = fc.record({ price: fc.constant(0n), quantity: fc.constant(1n), percent: RATE, rate: RATE });
  fc.assert(fc.property(ITEMS, own, fc.bigInt(0n, 10n ** 9n), RATE, check));
});
