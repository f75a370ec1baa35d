/** The simulated gateway's own answer, where no other gateway's is asked for. */
import { maskedNumber } from "../../core/result";
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

/** Names the test card; an unknown number is masked, since it may be somebody's. */
export function plainResponse(facts: ShapeFacts): ShapedResponse {
  const { card, verdict, referenceNumber, ids } = facts;
  const message = verdict.message === null ? {} : { pg_message: verdict.message };
  return {
    raw: { card_number: card.known ?? maskedNumber(card.last4) },
    params: {
      ...cardParams(card),
      ...message,
      result: verdict.outcome,
      track_id: referenceNumber,
      transaction_id: ids.transaction,
    },
  };
}
