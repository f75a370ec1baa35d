/** The pay page's submit: one card, one charge, however often the button is pressed. */

import { transaction } from "@/server/db/transaction";
import { countFormPost } from "@/server/domain/limits";
import type { Attempt } from "@/server/domain/sessions";
import { isPayableAt, isUnsubmitted, submitAttempt } from "@/server/domain/sessions";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { type CardForm, checkCardForm } from "../attempt/card-entry";
import { loadPayPage } from "../attempt/load-pay-page";
import { sendCard } from "../attempt/send-card";
import { lockPayment } from "../record/read-payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";
import { extendWalletHold } from "../wallet-hold/extend-hold";
import { settleAnswer } from "./settle-answer";

export type PayByCard = CardForm & { readonly token: string };

/**
 * Charges the card that the customer typed. Card number and security code are passed to the gateway and to
 * nothing else.
 *
 * The gateway is called between two short transactions: the first makes the attempt `processing`, so that a
 * parallel request charges nothing; the second is {@link settle}. An answer that never arrives leaves it to
 * the resolver. If the wallet's part of the payment is no longer available the attempt ends uncharged, and
 * the checkout shows the new amounts.
 * @throws {Busy} before the charge, when the lock could not be acquired
 */
export async function payByCard(system: SystemCtx, input: PayByCard): Promise<PayOutcome> {
  const page = await loadPayPage(system, input.token);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, page.session.id);
  const { ctx, attempt } = page;
  const checkout: PayOutcome = { kind: "checkout", sessionId: attempt.sessionId };
  if (!isUnsubmitted(attempt)) return checkout;
  const checked = checkCardForm(input, { ...page, connector: attempt.connector });
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const submitted = await submit(ctx, attempt.id);
  if (submitted === null) return checkout;
  await settleAnswer(ctx, submitted, {
    call: () => sendCard(ctx, submitted, { ...checked, shape: input.shape }),
    deliverInline: true,
    suppressWebhook: false,
  });
  return checkout;
}

/** Makes the attempt `processing`; null if another request did, or if the session can no longer be paid. */
async function submit(ctx: Ctx, attemptId: string): Promise<Attempt | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isUnsubmitted(payment.attempt)) return null;
    if (!isPayableAt(payment.session, ctx.now())) return null;
    if (await cancelIfNotDue(ctx, tx, payment.session)) return null;
    if (!(await extendWalletHold(ctx, tx, payment))) return null;
    await submitAttempt(ctx, tx, { attemptId, formOfPayment: "card" });
    return payment.attempt;
  });
}
