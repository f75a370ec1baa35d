import type { WireMoney } from "@/server/domain/payments";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import type { InvoiceStatus } from "./core/words";
import type { InvoiceCustomer } from "./invoice";

/** Rates are percentages, such as `5` or `12.5`. */
export type OrderLine = {
  readonly id: number;
  readonly description: string;
  readonly sku: string;
  readonly quantity: string;
  readonly unitPrice: WireMoney;
  readonly discount: WireMoney | null;
  readonly taxRate: string | null;
  readonly tax: WireMoney;
  readonly total: WireMoney;
};

export type InvoiceSum = {
  readonly kind: "subtotal" | "discount" | "tax" | "shipping" | "total";
  readonly amount: WireMoney;
  readonly rate: string | null;
  readonly method: string | null;
};

export type Order = {
  readonly lines: readonly OrderLine[];
  /** Rows of the totals, ending with the total, which is the only row if it equals the sum of the lines. */
  readonly sums: readonly InvoiceSum[];
};

export type InvoicePageView = Order & {
  readonly brand: Brand;
  readonly companyName: string | null;
  readonly testMode: boolean;
  readonly number: string;
  readonly orderNo: string | null;
  readonly status: InvoiceStatus;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuedAt: Date;
  readonly customer: InvoiceCustomer;
  readonly amount: WireMoney;
  readonly paid: WireMoney;
  readonly left: WireMoney;
  readonly isPartPaid: boolean;
  /** True if the invoice's customer may choose the amount to pay. */
  readonly takesParts: boolean;
  /** The address where the customer pays; null if the invoice cannot be paid now. */
  readonly checkoutUrl: string | null;
};
