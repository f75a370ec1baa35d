import type { DisputeEvent } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { type Applied, type Heard, KEPT } from "../heard";

export async function applyDispute(_ctx: Ctx, _heard: Heard<DisputeEvent>): Promise<Applied> {
  return KEPT;
}
