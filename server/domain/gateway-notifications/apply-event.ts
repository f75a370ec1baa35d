/** Applies one event, by what it concerns. */
import type { Notification } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { findNamed } from "./find-named";
import { type Applied, KEPT } from "./heard";
import { applyCharge } from "./kinds/charge";
import { applyDispute } from "./kinds/dispute";
import { applyHoldEnded } from "./kinds/hold-ended";
import { applyMovement } from "./kinds/movement";

export async function applyEvent(ctx: Ctx, gatewayCode: string, event: Notification): Promise<Applied> {
  if (event.effect === "ignored") return KEPT;
  if (event.effect === "listed") return { result: "kept", listed: "needs_person" };
  const named = await findNamed(ctx, gatewayCode, event.join);
  switch (event.about) {
    case "charge":
      return applyCharge(ctx, { gatewayCode, event, named });
    case "capture":
    case "void":
    case "refund":
      return applyMovement(ctx, { gatewayCode, event, named });
    case "hold_ended":
      return applyHoldEnded(ctx, { gatewayCode, event, named });
    case "dispute":
      return applyDispute(ctx, { gatewayCode, event, named });
    case "settlement":
    case "card":
    case "other":
      return KEPT;
  }
}
