/** Issues of payments, and the person's decisions about them (Spec, "Parked calls"). */

import type { PaymentIssue } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission, visibleTypes } from "@/server/domain/merchants";
import { lockSession } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { ISSUE_DECISIONS, ISSUE_KINDS, type IssueDecision } from "../core/words";
import { ofTypesSeen, type ParkedAsked, type ParkedCall } from "./parked-attempts";

export type ListedIssue = ParkedCall & {
  readonly decision: { readonly finding: IssueDecision; readonly by: string; readonly at: Date } | null;
};

/**
 * Open issues of payments, oldest first, or only the issue with this id; users see issues of session types
 * that they may view.
 * @throws {Forbidden}
 */
export async function listIssues(ctx: Ctx, { id, limit }: ParkedAsked = {}): Promise<readonly ListedIssue[]> {
  const rows = await ctx.db.paymentIssue.findMany({
    where: {
      merchantId: ctx.merchant.id,
      session: ofTypesSeen(ctx.actor),
      ...(id === undefined ? { decidedAt: null } : { id }),
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  const attempts = await ctx.db.attempt.findMany({
    where: { id: { in: rows.map(({ attemptId }) => attemptId) }, merchantId: ctx.merchant.id },
    select: { id: true, pgCode: true, referenceNumber: true, gatewayRefs: true },
  });
  return rows.map((row) =>
    listed(
      row,
      attempts.find((attempt) => attempt.id === row.attemptId),
    ),
  );
}

type PaidBy = { readonly pgCode: string; readonly referenceNumber: string; readonly gatewayRefs: unknown };

function listed(row: PaymentIssue, attempt: PaidBy | undefined): ListedIssue {
  const { decision, decidedBy, decidedAt } = row;
  return {
    id: row.id,
    what: "issue",
    sessionId: row.sessionId,
    gateway: attempt?.pgCode ?? "",
    referenceNumber: attempt?.referenceNumber ?? "",
    amount: toWire(money(row.amount.toString(), currency(row.currency))),
    currency: row.currency,
    sentAt: null,
    parkedAt: row.createdAt,
    reason: wordOf(ISSUE_KINDS, row.kind, "issue"),
    note: row.note,
    gatewayRefs: attempt?.gatewayRefs ?? {},
    reported: null,
    missing: null,
    choices: row.kind === "cycle_unpaid" ? ["charged_again", "accepted"] : ["accepted"],
    decision:
      decision === null || decidedBy === null || decidedAt === null
        ? null
        : { finding: wordOf(ISSUE_DECISIONS, decision, "decision"), by: decidedBy, at: decidedAt },
  };
}

/**
 * Locks the issue's session and returns the open issue.
 * @throws {NotFound} for an unknown or invisible issue
 * @throws {Forbidden} without the permission to refund
 * @throws {Conflict} if the issue was decided
 */
export async function lockIssue(ctx: Ctx, tx: Tx, id: string): Promise<PaymentIssue> {
  const where = { id, merchantId: ctx.merchant.id };
  const found = await tx.paymentIssue.findFirst({ where, include: { session: { select: { type: true } } } });
  const types = visibleTypes(ctx.actor);
  if (found === null || types?.some((type) => type === found.session.type) === false) throw new NotFound();
  requirePermission(ctx.actor, "payment.refund");
  const session = { merchantId: ctx.merchant.id, sessionId: found.sessionId, deleted: true };
  if ((await lockSession(tx, session)) === null) throw new NotFound();
  const issue = await tx.paymentIssue.findUniqueOrThrow({ where: { id } });
  if (issue.decidedAt !== null) throw new Conflict("This issue needs no decision.");
  return issue;
}

type IssueChoice = { readonly issue: PaymentIssue; readonly decision: IssueDecision; readonly by: string };

/** Records the decision and who made it, at most 64 characters, under the lock of {@link lockIssue}. */
export async function decideIssueWithin(ctx: Ctx, tx: Tx, { issue, decision, by }: IssueChoice): Promise<void> {
  const { id, sessionId, kind } = issue;
  await tx.paymentIssue.update({ where: { id }, data: { decision, decidedBy: by, decidedAt: ctx.now() } });
  const after = { call: id, operation: kind, decision, decided_by: by };
  await recordAudit(ctx, tx, { action: "payment.decided", objectId: sessionId, after });
}

export async function acceptIssue(ctx: Ctx, id: string, by: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const issue = await lockIssue(ctx, tx, id);
    await decideIssueWithin(ctx, tx, { issue, decision: "accepted", by });
  });
}
