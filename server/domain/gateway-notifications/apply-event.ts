import type { Notification } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { findTarget } from "./find-target";
import { applyCharge } from "./kinds/charge";
import { applyDispute } from "./kinds/dispute";
import { applyHoldEnded } from "./kinds/hold-ended";
import { applyMovement } from "./kinds/movement";
import { type EventResult, KEPT, type MatchedEvent } from "./matched-event";

type TriedEvent = Pick<MatchedEvent, "gatewayCode" | "isLastTry"> & { readonly event: Notification };

export async function applyEvent(ctx: Ctx, { gatewayCode, isLastTry, event }: TriedEvent): Promise<EventResult> {
  if (event.effect === "ignored") return KEPT;
  if (event.effect === "listed") return { result: "kept", listed: "needs_person" };
  const target = await findTarget(ctx, gatewayCode, event.join);
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
