/** Data of an invoice on the customer's page and in the document. */

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
  /** Without trailing zeros. */
  readonly quantity: string;
  readonly unitPrice: WireMoney;
  /** Null without a discount. */
  readonly discount: WireMoney | null;
  /** Null if none was sent. */
  readonly taxRate: string | null;
  readonly tax: WireMoney;
  readonly total: WireMoney;
};

/** One row of the totals; discounts are negative. */
export type InvoiceSum = {
  readonly kind: "subtotal" | "discount" | "tax" | "shipping" | "total";
  readonly amount: WireMoney;
  /** Percent; null if none was sent. */
  readonly rate: string | null;
  /** Shipping method; null for every other row. */
  readonly method: string | null;
};

/** Items and totals. */
export type Order = {
  readonly lines: readonly OrderLine[];
  /** Ends with the total; only that, if it equals the sum of the lines. */
  readonly sums: readonly InvoiceSum[];
};

/** The invoice for its customer. */
export type InvoicePageView = Order & {
  /** The merchant's name in the reader's language. */
  readonly brand: Brand;
  readonly companyName: string | null;
  readonly testMode: boolean;
  /** Invoice number set by the merchant. */
  readonly number: string;
  readonly orderNo: string | null;
  readonly status: InvoiceStatus;
  /** In the merchant's time zone. */
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuedAt: Date;
  readonly customer: InvoiceCustomer;
  readonly amount: WireMoney;
  /** Payment address; null if it cannot be paid now. */
  readonly checkoutUrl: string | null;
};
