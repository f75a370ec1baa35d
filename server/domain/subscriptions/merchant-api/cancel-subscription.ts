import { within } from "@/server/db/transactions/transaction";
import { type Answer, withIdempotency } from "@/server/domain/limits";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { cancelLocked } from "../cancellation/request-cancellation";
import { type CancellationInput, readCancellationKey } from "../contract/requests";
import { withLockedSubscription } from "../record/with-locked-subscription";
import { retrieveSubscription, visibleSubscription } from "./retrieve-subscription";

/** `key` is the unparsed `Idempotency-Key` header. */
export type CancelSubscription = {
  readonly subscriptionId: string;
  readonly request: CancellationInput;
  readonly key: string | null;
};

/**
 * Returns the full subscription. A repeat under the same key gets the same body, even if the subscription has
 * ended (Spec, "Canceling subscriptions"): the canceling transaction stores the answer.
 * @throws {InvalidFields} the key is absent or no UUID v4
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not change its session type
 * @throws {Unprocessable} the key came with another body
 * @throws {Conflict} the subscription is canceled or expired, or the first request under the key is still
 * running
 */
export async function cancelSubscription(
  ctx: Ctx,
  { subscriptionId, request, key: header }: CancelSubscription,
): Promise<Answer & { readonly isReplay: boolean }> {
  const key = readCancellationKey(header);
  await visibleSubscription(ctx, subscriptionId, "change");
  const route = `subscription/${subscriptionId}/cancel`;
  return withIdempotency(ctx, { key, route, body: request }, async ({ keep }) => {
    const answer = await withLockedSubscription(ctx, subscriptionId, async (tx, held) => {
      await cancelLocked(ctx, tx, { held, command: { subscriptionId, initiator: "merchant", ...request } });
      return keep(tx, { status: 200, body: await retrieveSubscription(within(ctx, tx), subscriptionId) });
    });
    if (answer === null) throw new NotFound();
    return answer;
  });
}
