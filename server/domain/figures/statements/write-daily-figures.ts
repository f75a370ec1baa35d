import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import type { ZoneChange } from "@/server/domain/merchants";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx, Scope, Tx } from "@/server/kernel/types";
import { storeDay } from "./counted-days";

/**
 * Days whose figures must be written; none while a test clock is advanced, because only queries read the
 * figures, and queries compute missing days.
 */
export function unwritten(scope: Scope): DueSource {
  return {
    table: Prisma.sql`figure_day`,
    dueAt: Prisma.sql`item.due_at`,
    condition: isWalk(scope) ? Prisma.sql`false` : Prisma.sql`item.written_at IS NULL`,
  };
}

export async function writeDay(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const [due] = await tx.$queryRaw<{ day: CivilDate }[]>`
    SELECT day::text FROM figure_day
    WHERE id = ${id} AND merchant_id = ${merchantId} AND written_at IS NULL AND due_at <= ${ctx.now()}`;
  if (due === undefined) return;
  const { day } = due;
  // Waits for transactions that changed the day's rows; later statements then see their changes.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('figure_day ' || ${merchantId} || ${day}, 0))`;
  const [zone] = await tx.$queryRaw<{ timezone: string }[]>`
    SELECT timezone FROM merchant WHERE id = ${merchantId} FOR SHARE`;
  if (zone === undefined) return;
  await storeDay(tx, merchantId, { day, zone: zone.timezone });
  const at = ctx.realNow();
  await tx.$executeRaw`UPDATE figure_day SET written_at = ${at}, reasons_written_at = ${at} WHERE id = ${id}`;
}

export async function recountDays(ctx: Ctx, tx: Tx, _change: ZoneChange): Promise<void> {
  const { id } = ctx.merchant;
  await tx.$executeRaw`
    UPDATE figure_day SET written_at = NULL, due_at = greatest(due_at, ${ctx.now()}) WHERE merchant_id = ${id}`;
  await tx.$executeRaw`
    INSERT INTO figure_day (id, merchant_id, day, due_at)
    SELECT ${id} || '-' || near.day, ${id}, near.day, max(f.due_at) + interval '1 day'
    FROM figure_day f, LATERAL (VALUES (f.day - 1), (f.day + 1)) AS near (day)
    WHERE f.merchant_id = ${id} GROUP BY near.day
    ON CONFLICT DO NOTHING`;
}
