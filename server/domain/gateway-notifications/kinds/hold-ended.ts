import type { HoldEndedEvent } from "@/server/domain/gateways";
import { applyChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type Applied, type Heard, UNKNOWN } from "../heard";

/** The gateway is queried about a payment that is not decided. */
export async function applyHoldEnded(ctx: Ctx, { named }: Heard<HoldEndedEvent>): Promise<Applied> {
  if (named.attemptId === null) return UNKNOWN;
  await applyChargeNotification(ctx, named.attemptId, "ask");
  return APPLIED;
}
