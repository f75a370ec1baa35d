import { startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { nextTurn, type Pause } from "../core/pause";
import type { Plan } from "../core/schedule";

/** When the planned beginning or end of a pause is due; null if the pause has no end. */
export function turnDue(ctx: Ctx, plan: Pick<Plan, "endDate"> & Pause, isPaused: boolean): Date | null {
  const day = nextTurn(plan, plan, isPaused);
  return day && startOfDay(day, ctx.merchant.timezone);
}
