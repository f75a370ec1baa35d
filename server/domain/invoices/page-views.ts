/** What the customer's page and the document show of an invoice. */

import type { WireMoney } from "@/server/domain/payments";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import type { InvoiceStatus } from "./core/words";
import type { InvoiceCustomer } from "./invoice";

/** One line of an order; rates are percent, such as `5` or `12.5`. */
export type OrderLine = {
  readonly id: number;
  readonly description: string;
  readonly sku: string;
  /** Without zeros at its end. */
  readonly quantity: string;
  readonly unitPrice: WireMoney;
  /** Null if nothing is taken off. */
  readonly discount: WireMoney | null;
  /** Null if none was sent. */
  readonly taxRate: string | null;
  readonly tax: WireMoney;
  readonly total: WireMoney;
};

/** One row of what the lines add up to; a discount counts against the others. */
export type InvoiceSum = {
  readonly kind: "subtotal" | "discount" | "tax" | "shipping" | "total";
  readonly amount: WireMoney;
  /** Percent; null if none was sent. */
  readonly rate: string | null;
  /** How it is shipped; null for every other row. */
  readonly method: string | null;
};

/** What is bought, and what it adds up to. */
export type Order = {
  readonly lines: readonly OrderLine[];
  /** The total stands last, alone if it is the sum of the lines. */
  readonly sums: readonly InvoiceSum[];
};

/** The invoice as its customer sees it. */
export type InvoicePageView = Order & {
  /** The merchant in the reader's language. */
  readonly brand: Brand;
  readonly companyName: string | null;
  readonly testMode: boolean;
  /** The merchant's own. */
  readonly number: string;
  readonly orderNo: string | null;
  readonly status: InvoiceStatus;
  /** In the merchant's time zone. */
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuedAt: Date;
  readonly customer: InvoiceCustomer;
  readonly amount: WireMoney;
  /** Where to pay it; null if it cannot be paid now. */
  readonly checkoutUrl: string | null;
};
