/** A report's row, of which tests change fields. */
import type { ReportRow } from "@/server/domain/reports/core/columns";

/** A payment of 10.500 KWD by card in Kuwait; `change` replaces fields. */
export function reportRow(change: Partial<ReportRow> = {}): ReportRow {
  return {
    operation: "purchase",
    transactionId: "0".repeat(40),
    parentId: null,
    orderNo: "10482",
    type: "payment_request",
    paymentType: "one_off",
    state: "paid",
    pgCode: "sandbox",
    method: "card",
    reference: "SRF0000000000000",
    currency: "KWD",
    amount: "10.500",
    walletAmount: "0.000",
    chargeCurrency: "KWD",
    chargeAmount: "10.500",
    fee: "0.250",
    exchangeRate: null,
    paidAmount: "10.750",
    capturedAmount: "0",
    refundedAmount: "0",
    voidedAmount: "0",
    destination: null,
    customerId: "c-1",
    createdAt: new Date("2026-03-10T08:00:00.000Z"),
    settledAt: new Date("2026-03-10T08:01:02.345Z"),
    bookedAt: new Date("2026-03-10T08:01:02.345Z"),
    ...change,
  };
}
