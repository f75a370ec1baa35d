/** The simulated gateway's own answer, without a requested shape. */
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

/** Contains only the card. */
export function plainResponse(facts: ShapeFacts): ShapedResponse {
  const { card, verdict, referenceNumber, ids } = facts;
  const message = verdict.message === null ? {} : { pg_message: verdict.message };
  return {
    raw: { card_number: card.number },
    params: {
      ...cardParams(card),
      ...message,
      result: verdict.outcome,
      track_id: referenceNumber,
      transaction_id: ids.transaction,
    },
  };
}
