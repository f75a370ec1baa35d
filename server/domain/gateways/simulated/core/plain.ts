/** The response of the simulated gateway in its own format, which is the default. */
import { cardParams, type ShapedResponse, type ShapeFacts } from "./shape";

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
