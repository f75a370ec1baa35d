/**
 * Computes the sums of an invoice. Each step is rounded half up to the currency's decimals (Spec, "Invoices"
 * 2 to 4, "Invoice sums").
 */
import { Decimal } from "decimal.js";
import type { Currency } from "@/server/kernel/currency";
import { type FieldErrors, InvalidAmount, InvalidFields } from "@/server/kernel/errors";
import { add, compare, type Money, money, multiply, percentOf, subtract, toWire, zero } from "@/server/kernel/money";

/** Fields of an invoice or a line: at most one discount, a tax, and optional totals to be checked. */
export type LevelDraft = {
  readonly taxRate?: string;
  readonly discountAmount?: string;
  readonly discountPercentage?: string;
  readonly totalExclTax?: string;
  readonly taxAmount?: string;
  readonly totalInclTax?: string;
};

export type ItemDraft = LevelDraft & {
  readonly sku: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
};

export type InvoiceDraft = LevelDraft & {
  readonly items: readonly ItemDraft[];
  readonly shippingExclTax?: string;
  readonly shippingTaxRate?: string;
  readonly subtotal?: string;
  readonly shippingInclTax?: string;
  readonly amount?: string;
};

export type LevelAmounts = {
  readonly discountAmount: Money | null;
  readonly discount: Money;
  readonly totalExclTax: Money;
  readonly taxAmount: Money;
  readonly totalInclTax: Money;
};

export type ItemAmounts = LevelAmounts & { readonly unitPrice: Money };

export type InvoiceAmounts = LevelAmounts & {
  readonly items: readonly ItemAmounts[];
  readonly subtotal: Money;
  readonly shippingExclTax: Money | null;
  readonly shippingInclTax: Money;
};

const NEGATIVE = "Ensure this value is greater than or equal to 0.";
const TWO_DISCOUNTS = "Send either discount_amount or discount_percentage, not both.";

class Judgement {
  private readonly broken: Record<string, readonly string[]> = {};
  private readonly mismatched: Record<string, readonly string[]> = {};

  constructor(readonly currency: Currency) {}

  /** Errors of an invoice by field; wrong totals are reported only if there is no other error. */
  get errors(): FieldErrors {
    return Object.keys(this.broken).length > 0 ? this.broken : this.mismatched;
  }

  refuse(field: string, message: string): void {
    this.broken[field] ??= [message];
  }

  check(field: string, sent: string | undefined, is: Money): void {
    if (sent !== undefined && !is.amount.equals(sent.replace(/^\+/, "")))
      this.mismatched[field] = [`This value must be ${toWire(is)}.`];
  }

  /**
   * Returns the amount that `make` computes; null, with an error under `field`, if an intermediate amount is
   * out of range.
   */
  attempt<T>(field: string, make: () => T): T | null {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof InvalidAmount)) throw error;
      this.refuse(field, error.message);
      return null;
    }
  }

  read(field: string, sent: string | undefined): Money | null {
    if (sent === undefined) return null;
    const amount = this.attempt(field, () => money(sent, this.currency));
    if (amount === null || !amount.amount.isNegative()) return amount;
    this.refuse(field, NEGATIVE);
    return null;
  }
}

/**
 * @throws {InvalidFields} for amounts that are invalid in the currency, two discounts at one level, a
 * discount above its base, or wrong totals; `invoice_items` holds a map for each line
 */
export function invoiceAmounts(draft: InvoiceDraft, currency: Currency): InvoiceAmounts {
  const lines = draft.items.map((item) => itemAmounts(item, new Judgement(currency)));
  const items = lines.flatMap(({ amounts }) => amounts ?? []);
  if (items.length < lines.length) throw new InvalidFields({ invoice_items: lines.map(({ errors }) => errors) });
  const judged = new Judgement(currency);
  const amounts = judged.attempt("amount", () => totals(judged, draft, items));
  if (amounts === null || !isSound(judged)) throw new InvalidFields(judged.errors);
  return { ...amounts, items };
}

function isSound({ errors }: Judgement): boolean {
  return Object.keys(errors).length === 0;
}

type ItemResult = { readonly amounts: ItemAmounts | null; readonly errors: FieldErrors };

function itemAmounts(draft: ItemDraft, judged: Judgement): ItemResult {
  const unitPrice = judged.read("unit_price", draft.unitPrice) ?? zero(judged.currency);
  const amounts = judged.attempt("total_incl_tax", () => {
    const level = levelAmounts(judged, draft, multiply(unitPrice, new Decimal(draft.quantity)));
    const totalInclTax = add(level.totalExclTax, level.taxAmount);
    judged.check("total_incl_tax", draft.totalInclTax, totalInclTax);
    return { ...level, unitPrice, totalInclTax };
  });
  return { amounts: isSound(judged) ? amounts : null, errors: judged.errors };
}

function totals(judged: Judgement, draft: InvoiceDraft, items: readonly ItemAmounts[]): Omit<InvoiceAmounts, "items"> {
  const subtotal = items.reduce((sum, { totalInclTax }) => add(sum, totalInclTax), zero(judged.currency));
  judged.check("subtotal", draft.subtotal, subtotal);
  const level = levelAmounts(judged, draft, subtotal);
  const shippingExclTax = judged.read("shipping_excl_tax", draft.shippingExclTax);
  const shipping = shippingExclTax ?? zero(judged.currency);
  const shippingInclTax = add(shipping, rateOf(shipping, draft.shippingTaxRate));
  judged.check("shipping_incl_tax", draft.shippingInclTax, shippingInclTax);
  const totalInclTax = add(add(level.totalExclTax, level.taxAmount), shippingInclTax);
  judged.check("total_incl_tax", draft.totalInclTax, totalInclTax);
  judged.check("amount", draft.amount, totalInclTax);
  return { ...level, subtotal, shippingExclTax, shippingInclTax, totalInclTax };
}

function levelAmounts(judged: Judgement, draft: LevelDraft, whole: Money): Omit<LevelAmounts, "totalInclTax"> {
  const { discountAmount: fixed, discountPercentage: percent } = draft;
  if (fixed !== undefined && percent !== undefined) judged.refuse("discount_amount", TWO_DISCOUNTS);
  const discountAmount = judged.read("discount_amount", fixed);
  const discount = discountAmount ?? rateOf(whole, percent);
  if (compare(discount, whole) > 0)
    judged.refuse("discount_amount", `The discount cannot be above the total of ${toWire(whole)}.`);
  const totalExclTax = subtract(whole, discount);
  const taxAmount = rateOf(totalExclTax, draft.taxRate);
  judged.check("total_excl_tax", draft.totalExclTax, totalExclTax);
  judged.check("tax_amount", draft.taxAmount, taxAmount);
  return { discountAmount, discount, totalExclTax, taxAmount };
}

function rateOf(amount: Money, rate: string | undefined): Money {
  return rate === undefined ? zero(amount.currency) : percentOf(amount, new Decimal(rate));
}
