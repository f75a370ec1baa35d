import type { Ctx, Tx } from "@/server/kernel/types";
import type { Finding, OpenAlert } from "../core/decide";
import type { Solution } from "../core/words";

export type KnownAlert = OpenAlert & { readonly kind: string; readonly solvedAt: Date | null };

export async function knownAlerts(ctx: Ctx, since: Date): Promise<KnownAlert[]> {
  return ctx.db.$queryRaw<KnownAlert[]>`
    SELECT id, kind, cause, snoozed_until AS "snoozedUntil", solved_at AS "solvedAt" FROM alert
    WHERE merchant_id = ${ctx.merchant.id} AND (solved_at IS NULL OR solved_at >= ${since}) ORDER BY opened_at`;
}

/**
 * Opens an alert; a snooze of the cause's previous alert continues. Null if the cause already has an unsolved
 * alert.
 */
export async function insertAlert(
  ctx: Ctx,
  tx: Tx,
  { id, finding: { cause, facts } }: { readonly id: string; readonly finding: Finding },
): Promise<{ readonly snoozedUntil: Date | null } | null> {
  const [opened] = await tx.$queryRaw<{ snoozedUntil: Date | null }[]>`
    INSERT INTO alert (id, merchant_id, kind, cause, facts, opened_at, snoozed_until, snoozed_by)
    SELECT ${id}, ${ctx.merchant.id}, ${facts.kind}, ${cause}, ${JSON.stringify(facts)}::jsonb, ${ctx.now()}, s.snoozed_until, s.snoozed_by
    FROM (VALUES (1)) one LEFT JOIN LATERAL (
      SELECT snoozed_until, snoozed_by FROM alert WHERE merchant_id = ${ctx.merchant.id} AND cause = ${cause}
      ORDER BY opened_at DESC, id DESC LIMIT 1) s ON s.snoozed_until > ${ctx.now()}
    ON CONFLICT (merchant_id, cause) WHERE solved_at IS NULL DO NOTHING
    RETURNING snoozed_until AS "snoozedUntil"`;
  return opened ?? null;
}

export async function renewFacts(ctx: Ctx, tx: Tx, id: string, facts: Finding["facts"]): Promise<void> {
  await tx.$executeRaw`
    UPDATE alert a SET facts = n.facts
    FROM (SELECT ${JSON.stringify(facts)}::jsonb || jsonb_strip_nulls(jsonb_build_object('since', facts -> 'since')) AS facts
      FROM alert WHERE id = ${id}) n
    WHERE a.id = ${id} AND a.merchant_id = ${ctx.merchant.id} AND a.solved_at IS NULL AND a.facts <> n.facts`;
}

type AlertRecord = { readonly facts: unknown; readonly isTold: boolean };

export async function solveAlert(ctx: Ctx, tx: Tx, id: string, solution: Solution): Promise<AlertRecord | null> {
  const [solved] = await tx.$queryRaw<AlertRecord[]>`
    UPDATE alert SET solved_at = ${ctx.now()}, solution = ${solution}
    WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} AND solved_at IS NULL RETURNING facts, told AS "isTold"`;
  return solved ?? null;
}

export async function endSnooze(ctx: Ctx, tx: Tx, id: string): Promise<AlertRecord | null> {
  const [ended] = await tx.$queryRaw<AlertRecord[]>`
    UPDATE alert SET snoozed_until = NULL, snoozed_by = NULL
    WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} AND solved_at IS NULL AND snoozed_until <= ${ctx.now()}
    RETURNING facts, told AS "isTold"`;
  return ended ?? null;
}

export async function markTold(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`UPDATE alert SET told = true WHERE id = ${id} AND merchant_id = ${ctx.merchant.id}`;
}
