/** "Cancel" on the gateway's page: the customer gives up this attempt. */
import type { SystemCtx } from "../../kernel/types";
import type { GatewayResult } from "../gateways";
import { loadPayPage } from "./load-pay-page";
import { settle } from "./settle";
import type { PayOutcome } from "./views";

/** What a cancellation by the customer leaves on its attempt. */
export const CANCELED_BY_CUSTOMER: GatewayResult = {
  outcome: "canceled",
  message: "Canceled by the customer.",
  raw: {},
  params: {},
  card: null,
};

/**
 * Cancels an attempt that was not submitted; one that was, or that is over, stays as it is. The session stays open where the
 * gateway account allows another attempt, else it is canceled and its webhook is posted before this returns (decision §6).
 * @throws {Busy} when the session's lock was not to be had
 */
export async function cancelAttempt(system: SystemCtx, { token }: { token: string }): Promise<PayOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt } = page;
  await settle(ctx, { attemptId: attempt.id, result: CANCELED_BY_CUSTOMER, wait: true, voice: "customer" });
  return { kind: "checkout", sessionId: attempt.sessionId };
}
