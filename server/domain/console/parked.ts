/**
 * Gateway calls that wait for a person's decision, and the decision itself (Spec, "Parked calls",
 * "Actions on payments" 6).
 */
import { mayUse } from "@/server/domain/merchants";
import { decideParkedOperation, parkedOperations } from "@/server/domain/operations";
import {
  acceptIssue,
  decideParkedAttempt,
  decidingPermission,
  type Finding,
  listIssues,
  type ParkedCall,
  parkedAttempts,
} from "@/server/domain/payments";
import { chargeAgain } from "@/server/domain/subscriptions";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

/** `resolved`: the gateway reported a fact that ends the issue. */
type Said = Finding | "resolved";

/** A call whose outcome a person decides (Spec, "Parked calls"); `waiting` is null after the decision. */
export type ParkedStanding = {
  readonly waiting: ParkedCall | null;
  readonly lacks: `payment.${string}` | null;
  /** The person's decision about a parked call; `at` is an instant in ISO 8601. */
  readonly decision: { readonly finding: Said; readonly by: string; readonly at: string } | null;
};

export async function listParked(ctx: Ctx, limit?: number): Promise<readonly ParkedCall[]> {
  const calls = [
    ...(await parkedAttempts(ctx, { limit })),
    ...(await parkedOperations(ctx, { limit })),
    ...(await listIssues(ctx, { limit })),
  ];
  return calls.sort((a, b) => Number(a.parkedAt) - Number(b.parkedAt)).slice(0, limit);
}

export async function parkedStanding(
  ctx: Ctx,
  { sessionId, id }: { readonly sessionId: string; readonly id: string },
): Promise<ParkedStanding | null> {
  if (isIssue(id)) return issueStanding(ctx, { sessionId, id });
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
  const decision = said && { finding: foundOf(said), by: said.decidedBy, at: said.at.toISOString() };
  if (waiting === null) return decision && { waiting, lacks: null, decision };
  return { waiting, lacks: lackedFor(ctx, waiting), decision };
}

async function issueStanding(
  ctx: Ctx,
  { sessionId, id }: { readonly sessionId: string; readonly id: string },
): Promise<ParkedStanding | null> {
  const [issue] = await listIssues(ctx, { id });
  if (issue === undefined || issue.sessionId !== sessionId) return null;
  const { decision } = issue;
  if (decision === null) return { waiting: issue, lacks: lackedFor(ctx, issue), decision };
  return { waiting: null, lacks: null, decision: { ...decision, at: decision.at.toISOString() } };
}

function lackedFor({ actor }: Ctx, { what }: ParkedCall): ParkedStanding["lacks"] {
  const permission = decidingPermission(what);
  return mayUse(actor, permission) ? null : permission;
}

function foundOf({ happened, givenBack }: { happened: boolean; givenBack: boolean }): Finding {
  if (givenBack) return "give_back";
  return happened ? "happened" : "did_not";
}

/**
 * Records what a person found out at the gateway, or did about an issue.
 * @throws {NotFound}
 * @throws {Forbidden}
 * @throws {Conflict} if the call does not wait for a person
 */
export async function decideParked(ctx: Ctx, id: string, { finding, by }: Decision): Promise<void> {
  if (isIssue(id)) {
    if (finding === "charged_again") return chargeAgain(ctx, id, by);
    if (finding === "accepted") return acceptIssue(ctx, id, by);
  } else if (finding !== "charged_again" && finding !== "accepted") {
    const decision = { finding, by };
    return isOperation(id) ? decideParkedOperation(ctx, id, decision) : decideParkedAttempt(ctx, id, decision);
  }
  throw new Conflict("This decision is not possible for this request.");
}

type Decision = { readonly finding: Finding; readonly by: string };

function isOperation(id: string): boolean {
  return id.startsWith("op_");
}

function isIssue(id: string): boolean {
  return id.startsWith("iss_");
}
