import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Channel } from "../core/words";

export const DAY_SECONDS = 86_400;

export function outgoing(channel: Channel): DueSource {
  return {
    table: Prisma.sql`mail_message`,
    dueAt: Prisma.sql`item.due_at`,
    condition: Prisma.sql`item.due_at IS NOT NULL AND item.channel = ${channel}`,
  };
}

export async function keepMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  const now = ctx.now();
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    UPDATE mail_message SET due_at = NULL, last_error = NULL WHERE id IN (
      SELECT id FROM mail_message WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id} AND due_at <= ${now}
        AND sent_at > ${addSeconds(now, -DAY_SECONDS)}
      FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  const done = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}
