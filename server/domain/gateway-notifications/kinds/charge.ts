import type { MovementEvent } from "@/server/domain/gateways";
import { applyChargeNotification } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { APPLIED, type Applied, type Heard, UNKNOWN } from "../heard";

/** Settles a payment that the event names by our reference; otherwise the gateway is queried. */
export async function applyCharge(ctx: Ctx, { event, named }: Heard<MovementEvent>): Promise<Applied> {
  if (named.attemptId === null || named.operationId !== null || named.reversalId !== null) return UNKNOWN;
  await applyChargeNotification(ctx, named.attemptId, named.isByReference ? event.answer : "ask");
  return APPLIED;
}
