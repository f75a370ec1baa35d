/** The customer cancels on the self-service page: always at the end of the period (Spec, "Subscription rules" 10). */
import { Conflict } from "../../kernel/errors";
import type { SystemCtx } from "../../kernel/types";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";
import { requestCancellation } from "./request-cancellation";

/**
 * Requests the cancellation; asked again, or of a subscription that is over, the page stands.
 * @throws {Busy} when the lock was not to be had
 */
export async function cancelFromPage(system: SystemCtx, { token }: { token: string }): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  try {
    await requestCancellation(ctx, { subscriptionId, initiator: "customer", mode: "at_period_end" });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  return { kind: "page" };
}
