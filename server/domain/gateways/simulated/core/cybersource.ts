/** Imitates the response of a card processor: a flat object that repeats the request and adds a decision. */
import { toWire } from "@/server/kernel/money";
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

const DECISIONS = { success: "ACCEPT", failed: "DECLINE", error: "ERROR", canceled: "CANCEL" } as const;
/** Reason codes by outcome; none for a canceled request, which never reaches the processor. */
const REASONS = { success: "100", failed: "203", error: "150", canceled: null } as const;
const MESSAGES = {
  success: "Request was processed successfully.",
  failed: "The request was declined.",
  error: "A system error occurred.",
  canceled: "The consumer canceled the transaction.",
} as const;
const TYPES = { purchase: "sale", authorize: "authorization", tokenise: "create_payment_token" } as const;

export function cybersourceResponse(facts: ShapeFacts): ShapedResponse {
  const { ids, referenceNumber, total } = facts;
  const { outcome } = facts.verdict;
  const message = facts.verdict.message ?? MESSAGES[outcome];
  const reason = REASONS[outcome];
  const approved = outcome === "success";
  return {
    raw: {
      decision: DECISIONS[outcome],
      ...(reason === null ? {} : { reason_code: reason }),
      message,
      ...(approved ? { auth_code: ids.authorization, auth_trans_ref_no: ids.retrieval } : {}),
      transaction_id: ids.transaction,
      req_transaction_type: TYPES[facts.operation],
      req_payment_method: "card",
      req_reference_number: referenceNumber,
      req_amount: toWire(total),
      req_currency: total.currency,
      req_card_number: facts.card.number,
    },
    params: {
      ...cardParams(facts.card),
      ...(approved ? { auth_code: ids.authorization, ref: ids.retrieval } : {}),
      decision: DECISIONS[outcome],
      pg_message: message,
      result: DECISIONS[outcome],
      track_id: referenceNumber,
      transaction_id: ids.transaction,
    },
  };
}
