import type { Ctx } from "@/server/kernel/types";

export async function expiredSessions(
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ id: string; updatedAt: Date; isTold: boolean }[]> {
  return ctx.db.$queryRaw<{ id: string; updatedAt: Date; isTold: boolean }[]>`
    SELECT id, updated_at AS "updatedAt", coalesce(jsonb_path_exists(details -> 'notifications', '$.*[*] ? (@ == "expired")'), false) AS "isTold"
    FROM payment_session WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id}`;
}
