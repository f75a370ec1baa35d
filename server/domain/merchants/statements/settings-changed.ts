import type { Ctx, Tx } from "@/server/kernel/types";

export type SettingsChange = {
  readonly who: string | null;
  readonly at: Date;
};

export async function lastChange(ctx: Ctx, tx: Tx, names: readonly string[]): Promise<SettingsChange | null> {
  const [row] = await tx.$queryRaw<{ who: string | null; at: Date }[]>`
    SELECT e.at, CASE WHEN e.actor_kind = 'user'
      THEN coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), e.actor_name) END AS who
    FROM audit_event e LEFT JOIN merchant_user u ON u.id = e.user_id AND u.merchant_id = e.merchant_id
    WHERE e.merchant_id = ${ctx.merchant.id} AND e.object_type = 'settings' AND e.after ?| ${names}::text[]
    ORDER BY e.id DESC LIMIT 1`;
  return row ?? null;
}
