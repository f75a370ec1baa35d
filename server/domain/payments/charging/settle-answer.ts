import { type GatewayResult, NotSent, throttledSeconds } from "@/server/domain/gateways";
import type { Attempt } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { leadOn } from "../attempt/lead-on";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { type ChargeOutcome, gatewayAnswered, NEVER_CHARGED } from "../settlement/charge-outcome";
import { settle } from "../settlement/settle";
import type { DirectChargeResult } from "../settlement/settlement-rows";

/**
 * Calls the gateway outside any transaction and settles its answer. A call that was not sent ends the
 * attempt, unless the service charges: a job then sends it again. After any other error the gateway may have
 * charged: the error is logged, the attempt stays `processing`, and a job queries the gateway.
 * @returns the result if the attempt was settled here, or null
 */
export async function settleAnswer(
  ctx: Ctx,
  attempt: Pick<Attempt, "id" | "inquiries" | "parkedAt" | "leadsOn" | "card" | "walletAmount">,
  charge: {
    call: () => Promise<GatewayResult>;
    deliverInline: boolean;
    suppressWebhook: boolean;
    isByService?: boolean;
  },
): Promise<DirectChargeResult | null> {
  const { call, deliverInline, suppressWebhook, isByService = false } = charge;
  const { id: attemptId } = attempt;
  try {
    const outcome = await outcomeOf(call, isByService);
    if (await leadOn(ctx, attempt, outcome.answer)) return null;
    const isAlone = attempt.card === null && isZero(attempt.walletAmount);
    const result = await settle(ctx, { attemptId, outcome, deliverInline, suppressWebhook, isAlone });
    if (result === null)
      ctx.log.error({ attemptId, outcome: outcome.outcome }, "A charge was answered after its session was erased.");
    return result?.directResult ?? null;
  } catch (error) {
    const askAfterSeconds = throttledSeconds(error);
    if (error instanceof NotSent)
      ctx.log.warn({ attemptId, err: error }, "The gateway did not take a charge; it is sent again.");
    else ctx.log.error({ attemptId, err: error }, "A charge has no known outcome yet; the resolver will ask.");
    await postponeInquiry(ctx, { ...attempt, askAfterSeconds }).catch((failure: unknown) => {
      ctx.log.error({ attemptId, err: failure }, "The resolver asks at the time set before the charge.");
    });
    return null;
  }
}

async function outcomeOf(call: () => Promise<GatewayResult>, isByService: boolean): Promise<ChargeOutcome> {
  try {
    return gatewayAnswered(await call());
  } catch (error) {
    if (error instanceof NotSent && !isByService) return NEVER_CHARGED;
    throw error;
  }
}
