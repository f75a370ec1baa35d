import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission, storedAddress } from "@/server/domain/merchants";
import { lockSession, sessionByReference, stateAt } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { InquiryInput, SignedPaymentEvent } from "../contract";

import type { Payment } from "../record/payment";
import { hasAttempt } from "../record/payment";
import { readSessionPayment } from "../record/statements/read-payment";
import { inState, newPaymentEvent, signedEventOf } from "../settlement/settlement-rows";
import { withWalletTransactions } from "../wallet-hold/commit-hold";
import { quotePayment } from "./quote-payment";
import { resolveSession } from "./resolve-session";

/**
 * The merchants' status query (Spec, "Payment status query", "Status queries"): resolves the session and
 * returns its signed payment event, as in a webhook. On request the event is also posted to `webhook_url`, by
 * default the session's. Users' queries are audited.
 * @throws {Forbidden} without `payment.inquiry`
 * @throws {NotFound}
 * @throws {InvalidFields} without both `session_id` and `order_no`
 */
export async function inquire(ctx: Ctx, input: InquiryInput): Promise<SignedPaymentEvent> {
  requirePermission(ctx.actor, "payment.inquiry");
  const { id } = await sessionByReference(ctx, input);
  if (ctx.actor.kind === "user") await recordAudit(ctx, ctx.db, { action: "payment.inquire", objectId: id });
  const settled = await resolveSession(ctx, id);
  const payment = await currentPayment(ctx, ctx.db, id);
  const url = await storedAddress(ctx, ctx.db, {
    sent: input.notify ? input.webhookUrl : null,
    before: payment.webhook.webhookUrl,
  });
  if (input.notify) await notify(ctx, payment, { url, isNotified: settled !== null });
  return signedEventOf(payment, ctx.now());
}

async function currentPayment(ctx: Ctx, db: Ctx["db"] | Tx, sessionId: string): Promise<Payment> {
  const found = await readSessionPayment(db, ctx.merchant.id, sessionId);
  if (found === null) throw new NotFound();
  const payment = hasAttempt(found) ? await withWalletTransactions(ctx, db, found) : await quotePayment(ctx, found);
  return inState(payment, stateAt(found.session, ctx.now()));
}

/**
 * Makes a job post the event, unless settling the payment has just sent the event to the session's address.
 */
async function notify(
  ctx: Ctx,
  { session, webhook }: Payment,
  { url, isNotified }: { url: string | null; isNotified: boolean },
): Promise<void> {
  const target = url ?? webhook.webhookUrl;
  if (target === null || (isNotified && target === webhook.webhookUrl)) return;
  await transaction(ctx.db, async (tx) => {
    const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
    if (locked === null) return;
    const { event, delivery } = newPaymentEvent(ctx, {
      payment: await currentPayment(ctx, tx, session.id),
      number: locked.eventCount + 1,
      cause: `notify:${prefixed("ntf", randomBytes(25))}`,
      url: target,
      isLeased: false,
      now: ctx.now(),
    });
    await tx.event.createMany({ data: [event] });
    if (delivery !== null) await tx.delivery.createMany({ data: [delivery] });
    await tx.paymentSession.update({ where: { id: session.id }, data: { eventCount: event.number } });
  });
}
