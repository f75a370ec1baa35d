import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Ctx } from "@/server/kernel/types";
import { causeOf } from "../record/operation-event";
import type { OperationRow } from "../record/operation-row";

export async function newestEvent(ctx: Ctx, operation: OperationRow): Promise<{ readonly payload: string } | null> {
  const [event] = await ctx.db.$queryRaw<{ payload: string }[]>`
    ${PREPARED} SELECT e.payload FROM event_cause c JOIN event e ON e.id = c.event_id AND e.month = c.month AND e.merchant_id = c.merchant_id
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.cause = ${causeOf(operation)}`;
  return event ?? null;
}
