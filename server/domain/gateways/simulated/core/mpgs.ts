/** Imitates the response of a card acquirer: an order with its transactions. */
import { toWire } from "@/server/kernel/money";
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

const RESULTS = { success: "SUCCESS", failed: "FAILURE", error: "ERROR", canceled: "FAILURE" } as const;
const GATEWAY_CODES = {
  success: "APPROVED",
  failed: "DECLINED",
  error: "SYSTEM_ERROR",
  canceled: "CANCELLED",
} as const;
const ACQUIRER_CODES = { success: "00", failed: "05", error: "96", canceled: "17" } as const;
const TYPES = { purchase: "PAYMENT", authorize: "AUTHORIZATION", tokenise: "VERIFICATION" } as const;
const DONE = { purchase: "CAPTURED", authorize: "AUTHORIZED", tokenise: "VERIFIED" } as const;

export function mpgsResponse(facts: ShapeFacts): ShapedResponse {
  const { ids, referenceNumber, total } = facts;
  const { outcome, message } = facts.verdict;
  const priced = { amount: toWire(total), currency: total.currency };
  const status = statusOf(facts);
  const transaction = {
    id: ids.transaction,
    type: TYPES[facts.operation],
    ...priced,
    reference: referenceNumber,
    response: {
      gatewayCode: GATEWAY_CODES[outcome],
      acquirerCode: ACQUIRER_CODES[outcome],
      ...(message === null ? {} : { acquirerMessage: message }),
    },
    ...(outcome === "success" ? { authorizationCode: ids.authorization, receipt: ids.retrieval } : {}),
  };
  const approval =
    outcome === "success" ? { auth_code: ids.authorization, receipt_no: ids.retrieval, rrn: ids.retrieval } : {};
  return {
    raw: {
      result: RESULTS[outcome],
      status,
      order: { id: ids.order, status, ...priced, reference: referenceNumber },
      transaction: [transaction],
      sourceOfFunds: { type: "CARD", provided: { card: printedCard(facts) } },
    },
    params: {
      ...cardParams(facts.card),
      ...approval,
      ...(message === null ? {} : { pg_message: message }),
      result: RESULTS[outcome],
      track_id: referenceNumber,
      payment_id: ids.order,
      transaction_id: ids.transaction,
    },
  };
}

function statusOf(facts: ShapeFacts): string {
  if (facts.verdict.outcome === "success") return DONE[facts.operation];
  return facts.verdict.outcome === "canceled" ? "CANCELLED" : "FAILED";
}

function printedCard(facts: ShapeFacts): Record<string, unknown> {
  const { card } = facts;
  const brand = card.isKnown ? { brand: "VISA" } : {};
  const params = cardParams(card);
  const expiry =
    card.expiry === null ? {} : { expiry: { month: params.card_expiry_month, year: params.card_expiry_year } };
  return { ...brand, ...expiry, number: card.number };
}
