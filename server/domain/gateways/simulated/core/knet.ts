/** Imitates the response of a regional debit scheme: a flat object. */
import { toWire } from "@/server/kernel/money";
import { cardParams, postDate, type ShapedResponse, type ShapeFacts } from "./shape";

const RESULTS = { success: "CAPTURED", failed: "NOT CAPTURED", error: "HOST TIMEOUT", canceled: "CANCELED" } as const;
const CODES = { success: "00", failed: "05", error: "91", canceled: "17" } as const;

/** A success contains authorization and reference, a decline contains neither, an error contains a text. */
export function knetResponse(facts: ShapeFacts): ShapedResponse {
  const { ids, referenceNumber } = facts;
  const { outcome, message } = facts.verdict;
  const common = {
    paymentid: ids.payment,
    tranid: ids.transaction,
    trackid: referenceNumber,
    amt: toWire(facts.total),
    result: RESULTS[outcome],
    authRespCode: CODES[outcome],
    postdate: postDate(facts.today),
  };
  const authorization = outcome === "success" ? { auth: ids.authorization, ref: ids.retrieval, avr: "N" } : {};
  const reason = message === null ? {} : { ErrorText: message };
  return {
    raw: { ...common, ...authorization, ...reason },
    params: {
      ...cardParams(facts.card),
      ...(outcome === "success" ? { auth_code: ids.authorization, ref: ids.retrieval } : {}),
      ...(message === null ? {} : { pg_message: message }),
      result: common.result,
      track_id: referenceNumber,
      post_date: common.postdate,
      payment_id: ids.payment,
      transaction_id: ids.transaction,
    },
  };
}
