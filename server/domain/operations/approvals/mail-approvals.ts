/** Mails to makers and checkers of approval requests, at their current addresses. */

import { type ApprovalMailFacts, writeLimitedMail, writeMail } from "@/server/domain/notifications";
import type { MailKind } from "@/server/domain/notifications/core/words";
import { jsonObject } from "@/server/kernel/json";
import { toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import { APPROVED_OPERATIONS, wordOf } from "@/server/kernel/words";
import { inSession } from "../record/parent-transaction";
import type { RequestRow } from "./request-views";

export async function mailCheckers(ctx: Ctx, tx: Tx, request: RequestRow): Promise<void> {
  const checkers = await tx.merchantUser.findMany({
    where: { merchantId: ctx.merchant.id, isChecker: true, deletedAt: null, email: { not: null } },
    select: { email: true },
    orderBy: { id: "asc" },
  });
  await write(ctx, tx, request, { kind: "approval_requested", to: checkers.flatMap(({ email }) => email ?? []) });
}

/** Mails the maker how the approval request ended, or that it requires manual action. */
export async function mailMaker(
  ctx: Ctx,
  tx: Tx,
  request: RequestRow,
  kind: PartOf<MailKind, "approval_rejected" | "approval_done" | "approval_failed">,
): Promise<void> {
  if (request.makerId === null) return;
  const maker = await tx.merchantUser.findFirst({
    where: { id: request.makerId, merchantId: ctx.merchant.id, deletedAt: null },
    select: { email: true },
  });
  await write(ctx, tx, request, { kind, to: maker?.email ? [maker.email] : [] });
}

const MOST_REQUEST_MAILS = 20;

type Mail = {
  readonly kind: ApprovalMailFacts["kind"];
  readonly to: readonly string[];
};

async function write(ctx: Ctx, tx: Tx, request: RequestRow, { kind, to }: Mail): Promise<void> {
  if (to.length === 0) return;
  const session = await tx.paymentSession.findUnique({ where: { id: request.sessionId }, select: { orderNo: true } });
  const username = jsonObject(request.maker)?.username;
  const facts: ApprovalMailFacts = {
    kind,
    operation: wordOf(APPROVED_OPERATIONS, request.kind, "operation"),
    makerName: typeof username === "string" ? username : (request.makerKeyName ?? ""),
    requestId: request.id,
    sessionId: request.sessionId,
    orderNo: session?.orderNo ?? null,
    amount: { amount: toWire(inSession(request, request.amount)), currency: request.currency },
    reason: kind === "approval_failed" ? request.message : null,
    note: request.note,
    decisionNote: request.decisionNote,
  };
  const mail = { to, relatedId: request.id, language: ctx.merchant.defaultLanguage, facts };
  // Only the mail to checkers is limited, because makers could flood checkers; other mails follow a checker's
  // decision.
  if (kind === "approval_requested")
    await writeLimitedMail(ctx, tx, { ...mail, about: kind, mostMails: MOST_REQUEST_MAILS });
  else await writeMail(ctx, tx, { ...mail, cause: null });
}
