import { gatewayRefs, type Notification } from "@/server/domain/gateways";
import { isOtherCharge } from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";
import { findTarget, type NotificationTarget } from "./find-target";
import { applyCharge } from "./kinds/charge";
import { applyDispute } from "./kinds/dispute";
import { applyHoldEnded } from "./kinds/hold-ended";
import { applyMovement } from "./kinds/movement";
import { type EventResult, FOR_A_PERSON, KEPT, type MatchedEvent } from "./matched-event";

const MOVES: ReadonlySet<Notification["about"]> = new Set(["capture", "void", "refund", "hold_ended"]);

/** True if the event has our reference but concerns another charge (Spec, "Second charges"). */
async function isOfSecondCharge(ctx: Ctx, target: NotificationTarget, join: Notification["join"]): Promise<boolean> {
  const { attemptId, operationId, reversalId } = target;
  if (attemptId === null || operationId !== null || reversalId !== null) return false;
  const where = { id: attemptId, merchantId: ctx.merchant.id };
  const attempt = await ctx.db.attempt.findFirst({ where, select: { gatewayRefs: true } });
  return attempt !== null && isOtherCharge(gatewayRefs(attempt.gatewayRefs), join.paymentRefs);
}

type TriedEvent = Pick<MatchedEvent, "gatewayCode" | "isLastTry"> & { readonly event: Notification };

export async function applyEvent(ctx: Ctx, { gatewayCode, isLastTry, event }: TriedEvent): Promise<EventResult> {
  if (event.effect === "ignored") return KEPT;
  if (event.effect === "listed") return FOR_A_PERSON;
  const target = await findTarget(ctx, gatewayCode, event.join);
  if (MOVES.has(event.about) && (await isOfSecondCharge(ctx, target, event.join))) return FOR_A_PERSON;
  switch (event.about) {
    case "charge":
      return applyCharge(ctx, { gatewayCode, isLastTry, event, target });
    case "capture":
    case "void":
    case "refund":
      return applyMovement(ctx, { gatewayCode, isLastTry, event, target });
    case "hold_ended":
      return applyHoldEnded(ctx, { gatewayCode, isLastTry, event, target });
    case "dispute":
      return applyDispute(ctx, { gatewayCode, isLastTry, event, target });
    case "settlement":
    case "card":
    case "other":
      return KEPT;
  }
}
