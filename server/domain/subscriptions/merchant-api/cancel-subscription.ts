import { within } from "@/server/db/transactions/transaction";
import { type Answer, withIdempotency } from "@/server/domain/limits";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { cancelLocked } from "../cancellation/request-cancellation";
import { type CancellationInput, readCancellationKey } from "../contract/requests";
import { withLockedSubscription } from "../record/with-locked-subscription";
import { retrieveSubscription, visibleSubscription } from "./retrieve-subscription";

export type CancelSubscription = {
  readonly subscriptionId: string;
  readonly request: CancellationInput;
  readonly key: string | null;
};

/**
 * Cancels a subscription and returns it. A repeat with the same key returns the stored body, even after the
 * subscription's end (Spec, "Canceling subscriptions").
 * @throws {InvalidFields} if the key is absent or no UUID v4
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change its session type
 * @throws {Unprocessable} if the key was used with another body
 * @throws {Conflict} if the subscription is canceled or expired, or the first request with the key is running
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
