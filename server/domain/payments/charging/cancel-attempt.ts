import { countFormPost } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";
import { loadPayPage } from "../attempt/load-pay-page";
import { ATTEMPT_CANCELED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";

/**
 * Cancels an unsubmitted attempt after "Cancel" on the gateway's page; other attempts are unchanged. The
 * session stays open if the gateway account allows another attempt; otherwise it is canceled and its webhook
 * posted before this returns (Spec, "Paying on the hosted pages").
 * @throws {Busy}
 */
export async function cancelAttempt(system: SystemCtx, { token }: { token: string }): Promise<PayOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, page.session.id);
  const { ctx, attempt } = page;
  await settle(ctx, { attemptId: attempt.id, outcome: ATTEMPT_CANCELED, deliverInline: true });
  return { kind: "checkout", sessionId: attempt.sessionId };
}
