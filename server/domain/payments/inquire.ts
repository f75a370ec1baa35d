/** The status query of merchants (Spec, "Payment status query"; decision §10). */
import { randomBytes } from "node:crypto";
import { transaction } from "../../db/transaction";
import { NotFound } from "../../kernel/errors";
import { prefixed } from "../../kernel/ids";
import type { Ctx, Tx } from "../../kernel/types";
import { requirePermission } from "../merchants";
import { effectiveState, lockSession, sessionByReference } from "../sessions";
import type { PaymentEvent } from "./core/payment-event";
import type { PaymentFacts, TriedFacts } from "./payment-facts";
import { readSessionPayment } from "./read-payment";
import { resolveSession } from "./resolve-session";
import type { InquiryInput } from "./schema";
import { withCredit } from "./settle-credit";
import { inState, newPaymentEvent, signedEventOf } from "./settlement-rows";
import { untriedPayment } from "./untried-payment";

/**
 * Finds out how the session stands and returns its signed payment event, as a webhook would carry it. Where the merchant asks for it, the
 * same object is also posted to `webhook_url`, else to the session's address.
 *
 * @throws {Forbidden} a user without `payment.inquiry` @throws {NotFound} the merchant has no such session
 * @throws {InvalidFields} neither `session_id` nor `order_no`
 */
export async function inquire(ctx: Ctx, input: InquiryInput): Promise<PaymentEvent> {
  requirePermission(ctx.actor, "payment.inquiry");
  const { id } = await sessionByReference(ctx, input);
  const settled = await resolveSession(ctx, id);
  const facts = await telling(ctx, ctx.db, id);
  if (input.notify) await notify(ctx, facts, { url: input.webhookUrl, alreadyTold: settled !== null });
  return signedEventOf(facts, ctx.now());
}

/** The payment as every reader sees it now: a session past its time is expired, unless a charge is in flight. */
async function telling(ctx: Ctx, db: Ctx["db"] | Tx, sessionId: string): Promise<PaymentFacts> {
  const facts = await readSessionPayment(db, ctx.merchant.id, sessionId);
  if (facts === null) throw new NotFound();
  const { session, attempt } = facts;
  const lifetime = { state: session.state, expiresAt: session.expiresAt, inFlight: attempt?.state === "processing" };
  const tried = hasAttempt(facts) ? await withCredit(ctx, db, facts) : await untriedPayment(ctx, facts);
  return inState(tried, effectiveState(lifetime, ctx.now()));
}

function hasAttempt(facts: TriedFacts): facts is PaymentFacts {
  return facts.attempt !== null;
}

type Notice = { readonly url: string | null; readonly alreadyTold: boolean };

/** Posts the object as an event of its own, by the job. What this query settled has just been sent to the session's own address. */
async function notify(ctx: Ctx, { session, webhook }: PaymentFacts, { url, alreadyTold }: Notice): Promise<void> {
  const target = url ?? webhook.webhookUrl;
  if (target === null || (alreadyTold && target === webhook.webhookUrl)) return;
  await transaction(ctx.db, async (tx) => {
    const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
    if (locked === null) return;
    const facts = await telling(ctx, tx, session.id);
    const { event, delivery } = newPaymentEvent(ctx, {
      facts,
      number: locked.eventCount + 1,
      cause: `notify:${prefixed("ntf", randomBytes(25))}`,
      url: target,
      leased: false,
      now: ctx.now(),
    });
    await tx.event.createMany({ data: [event] });
    if (delivery !== null) await tx.delivery.createMany({ data: [delivery] });
    await tx.paymentSession.update({ where: { id: session.id }, data: { eventCount: event.number } });
  });
}
