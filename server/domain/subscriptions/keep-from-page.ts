/** The customer takes a pending cancellation back on the self-service page. */
import type { SystemCtx } from "../../kernel/types";
import { keepSubscription } from "./keep-subscription";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";

/**
 * Keeps the subscription; where there is nothing that the customer may take back, the page stands.
 * @throws {Busy} when the lock was not to be had
 */
export async function keepFromPage(system: SystemCtx, { token }: { token: string }): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, token);
  if (holder === null) return { kind: "not_found" };
  await keepSubscription(holder.ctx, holder.subscriptionId);
  return { kind: "page" };
}
