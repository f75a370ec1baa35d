/** Imitates the response of a regional aggregator: an invoice with its transactions. */
import { toWire } from "@/server/kernel/money";
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

const STATUSES = { success: "Success", failed: "Failed", error: "Failed", canceled: "Canceled" } as const;
const ERROR_CODES = { success: "", failed: "MF002", error: "MF020", canceled: "MF006" } as const;
const INVOICE = { success: "Paid", failed: "Pending", error: "Pending", canceled: "Canceled" } as const;

/** `IsSuccess` says only that the query worked; the outcome is the invoice's status. */
export function myfatoorahResponse(facts: ShapeFacts): ShapedResponse {
  const { ids, referenceNumber, total, card } = facts;
  const { outcome, message } = facts.verdict;
  const approved = outcome === "success";
  const transaction = {
    TransactionDate: facts.at.toISOString().slice(0, 19),
    PaymentGateway: card.isKnown ? "VISA" : "CARD",
    ReferenceId: ids.retrieval,
    TrackId: referenceNumber,
    TransactionId: ids.transaction,
    PaymentId: ids.payment,
    AuthorizationId: approved ? ids.authorization : "",
    TransactionStatus: STATUSES[outcome],
    TransactionValue: toWire(total),
    PaidCurrency: total.currency,
    PaidCurrencyValue: toWire(total),
    CardNumber: card.number,
    ErrorCode: ERROR_CODES[outcome],
    Error: message,
  };
  return {
    raw: {
      IsSuccess: true,
      Message: "",
      ValidationErrors: null,
      Data: {
        InvoiceId: ids.invoice,
        InvoiceStatus: INVOICE[outcome],
        CustomerReference: referenceNumber,
        InvoiceValue: toWire(total),
        InvoiceTransactions: [transaction],
      },
    },
    params: {
      ...cardParams(card),
      ...(approved ? { auth_code: ids.authorization } : {}),
      ...(message === null ? {} : { pg_message: message }),
      ref: ids.retrieval,
      result: transaction.TransactionStatus,
      track_id: referenceNumber,
      payment_id: ids.payment,
      transaction_id: ids.transaction,
      transaction_no: ids.invoice,
    },
  };
}
