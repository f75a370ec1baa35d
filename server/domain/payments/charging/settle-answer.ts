/** Calls a gateway about an attempt in flight and settles its answer, outside any transaction. */
import type { GatewayResult } from "@/server/domain/gateways";
import type { Attempt } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { gatewayAnswered } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";

/**
 * Settles what `call` answers. An error leaves the attempt `processing`, because the gateway may have
 * charged: it is logged, and the resolver asks.
 */
export async function settleAnswer(
  ctx: Ctx,
  { id: attemptId, inquiries }: Pick<Attempt, "id" | "inquiries">,
  charge: { call: () => Promise<GatewayResult>; deliverInline: boolean; suppressWebhook: boolean },
): Promise<void> {
  const { call, deliverInline, suppressWebhook } = charge;
  try {
    const outcome = gatewayAnswered(await call());
    const result = await settle(ctx, { attemptId, outcome, deliverInline, suppressWebhook });
    if (result === null)
      ctx.log.error({ attemptId, outcome: outcome.outcome }, "A charge was answered after its session was erased.");
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, "A charge has no known outcome yet; the resolver will ask.");
    await postponeInquiry(ctx, { id: attemptId, inquiries }).catch((failure: unknown) => {
      ctx.log.error({ attemptId, err: failure }, "The resolver asks at the time set before the charge.");
    });
  }
}
