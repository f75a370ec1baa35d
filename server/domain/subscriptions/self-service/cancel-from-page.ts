import { Conflict } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { requestCancellation } from "../cancellation/request-cancellation";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy } from "./self-service-request";

/**
 * Cancels the subscription, always at the end of the period (Spec, "Subscription rules" 10). A repeated
 * request, or one for an ended subscription, changes nothing.
 * @throws {Busy}
 */
export async function cancelFromPage(system: SystemCtx, { token }: { token: string }): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  try {
    await requestCancellation(ctx, { subscriptionId, initiator: "customer", mode: "at_period_end" });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
  }
  return { kind: "page" };
}
