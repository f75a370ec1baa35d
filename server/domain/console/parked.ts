/**
 * Gateway calls that wait for a person's decision, and the decision itself (Spec, "Parked calls",
 * "Actions on payments" 6).
 */
import { mayUse } from "@/server/domain/merchants";
import { decideParkedOperation, parkedOperations } from "@/server/domain/operations";
import {
  decideParkedAttempt,
  decidingPermission,
  type ParkedCall,
  type ParkedDecision,
  parkedAttempts,
} from "@/server/domain/payments";
import type { Ctx } from "@/server/kernel/types";

/** A waiting call, or the decision on it; `waiting` is null after the decision. */
export type ParkedStanding = {
  readonly waiting: ParkedCall | null;
  /**
   * The permission that the user lacks for deciding; null if no permission is missing or there is nothing to
   * decide.
   */
  readonly lacks: `payment.${string}` | null;
  /** The last decision; null without one. `at` is ISO 8601. */
  readonly decision: { readonly happened: boolean; readonly by: string; readonly at: string } | null;
};

/** Waiting calls that the user may see, oldest first; at most `limit`. */
export async function listParked(ctx: Ctx, limit?: number): Promise<readonly ParkedCall[]> {
  const calls = [...(await parkedAttempts(ctx, { limit })), ...(await parkedOperations(ctx, { limit }))];
  return calls.sort((a, b) => Number(a.parkedAt) - Number(b.parkedAt)).slice(0, limit);
}

/** Returns null if the session has no waiting or decided call with this id. */
export async function parkedStanding(
  ctx: Ctx,
  { sessionId, id }: { readonly sessionId: string; readonly id: string },
): Promise<ParkedStanding | null> {
  const where = { id, sessionId, merchantId: ctx.merchant.id };
  const known = isOperation(id)
    ? await ctx.db.operation.findFirst({ where, select: { id: true } })
    : await ctx.db.attempt.findFirst({ where, select: { id: true } });
  if (known === null) return null;
  const [[waiting = null], said] = await Promise.all([
    isOperation(id) ? parkedOperations(ctx, { id }) : parkedAttempts(ctx, { id }),
    ctx.db.manualDecision.findFirst({
      where: { objectId: id, merchantId: ctx.merchant.id },
      orderBy: { id: "desc" },
    }),
  ]);
  const decision = said && { happened: said.happened, by: said.decidedBy, at: said.at.toISOString() };
  if (waiting === null) return decision && { waiting, lacks: null, decision };
  const permission = decidingPermission(waiting.what);
  return { waiting, lacks: mayUse(ctx.actor, permission) ? null : permission, decision };
}

/**
 * Records what a person found out at the gateway about a charge, a reversal or an operation.
 * @throws {NotFound} if there is no such call @throws {Forbidden} for a user without the permission
 * @throws {Conflict} if the call does not wait for a person
 */
export function decideParked(ctx: Ctx, id: string, decision: ParkedDecision): Promise<void> {
  return isOperation(id) ? decideParkedOperation(ctx, id, decision) : decideParkedAttempt(ctx, id, decision);
}

function isOperation(id: string): boolean {
  return id.startsWith("op_");
}
