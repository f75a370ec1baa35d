import { currency, scaleOf } from "@/server/kernel/currency";

/** A payment or an operation in a report. Amounts are decimal texts with three decimals. */
export type ReportRow = {
  /** Kind of the row's movement: `purchase`, `authorize`, `capture`, `refund` or `void`. */
  readonly operation: string;
  readonly transactionId: string;
  readonly parentId: string | null;
  readonly orderNo: string | null;
  readonly type: string;
  readonly paymentType: string;
  readonly state: string;
  readonly pgCode: string | null;
  readonly method: string | null;
  readonly reference: string | null;
  readonly currency: string;
  readonly amount: string;
  readonly walletAmount: string;
  readonly chargeCurrency: string | null;
  readonly chargeAmount: string | null;
  readonly fee: string | null;
  readonly exchangeRate: string | null;
  readonly paidAmount: string;
  readonly capturedAmount: string;
  readonly refundedAmount: string;
  readonly voidedAmount: string;
  readonly destination: string | null;
  readonly customerId: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
  /** The instant that decides to which period the row belongs. */
  readonly bookedAt: Date;
};

/** A report's column; `utc` and `local` are the two formats of an instant. */
export type Column =
  | { readonly name: string; readonly kind: "text"; readonly of: (row: ReportRow) => string | null }
  | {
      readonly name: string;
      readonly kind: "amount";
      readonly of: (row: ReportRow) => string | null;
      readonly currencyOf: (row: ReportRow) => string | null;
    }
  | { readonly name: string; readonly kind: "rate"; readonly of: (row: ReportRow) => string | null }
  | { readonly name: string; readonly kind: "local" | "utc"; readonly of: (row: ReportRow) => Date | null };

function text(name: string, of: (row: ReportRow) => string | null): Column {
  return { name, kind: "text", of };
}

function amount(name: string, of: (row: ReportRow) => string | null): Column {
  return { name, kind: "amount", of, currencyOf: (row) => row.currency };
}

function charged(name: string, of: (row: ReportRow) => string | null): Column {
  return { name, kind: "amount", of, currencyOf: (row) => row.chargeCurrency };
}

/** Columns of reports; new ones are added at the end, so that positions do not change. */
export const COLUMNS: readonly Column[] = [
  text("operation", (row) => row.operation),
  text("transaction_id", (row) => row.transactionId),
  text("parent_id", (row) => row.parentId),
  text("order_no", (row) => row.orderNo),
  text("type", (row) => row.type),
  text("payment_type", (row) => row.paymentType),
  text("state", (row) => row.state),
  text("pg_code", (row) => row.pgCode),
  text("method", (row) => row.method),
  text("reference_number", (row) => row.reference),
  text("currency_code", (row) => row.currency),
  amount("amount", (row) => row.amount),
  amount("wallet_amount", (row) => row.walletAmount),
  text("charge_currency", (row) => row.chargeCurrency),
  charged("charge_amount", (row) => row.chargeAmount),
  charged("fee", (row) => row.fee),
  { name: "exchange_rate", kind: "rate", of: (row) => row.exchangeRate },
  amount("paid_amount", (row) => row.paidAmount),
  amount("captured_amount", (row) => row.capturedAmount),
  amount("refunded_amount", (row) => row.refundedAmount),
  amount("voided_amount", (row) => row.voidedAmount),
  text("destination", (row) => row.destination),
  text("customer_id", (row) => row.customerId),
  { name: "created_at", kind: "local", of: (row) => row.createdAt },
  { name: "settled_at", kind: "local", of: (row) => row.settledAt },
  { name: "booked_at_utc", kind: "utc", of: (row) => row.bookedAt },
];

export function decimalsOf(code: string): number {
  return scaleOf(currency(code));
}

/** Formats an amount with its currency's decimals; non-zero digits are never cut. */
export function atScale(stored: string, decimals: number): string {
  const [whole = "", fraction = ""] = stored.split(".");
  const kept = fraction.slice(decimals).replace(/0+$/, "");
  const digits = kept === "" ? fraction.slice(0, decimals).padEnd(decimals, "0") : fraction.replace(/0+$/, "");
  return digits === "" ? whole : `${whole}.${digits}`;
}

export function plainRate(stored: string): string {
  return stored.includes(".") ? stored.replace(/\.?0+$/, "") : stored;
}
