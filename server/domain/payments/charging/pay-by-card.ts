/** The pay page's submit: one card, one charge, however often the button is pressed. */

import { countFormPost } from "@/server/domain/limits";
import { isUnsubmitted } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { type CardForm, checkCardForm } from "../attempt/card-entry";
import { loadPayPage } from "../attempt/load-pay-page";
import { isPageService } from "../attempt/page-services";
import { sendCard } from "../attempt/send-card";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";
import { settleAnswer } from "./settle-answer";
import { submitStarted } from "./submit-started";

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
  if (!isUnsubmitted(attempt) || isPageService(attempt.formOfPayment)) return checkout;
  const checked = checkCardForm(input, { ...page, connector: attempt.connector });
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const payment = await submitStarted(ctx, { attemptId: attempt.id, formOfPayment: "card" });
  if (payment === null) return checkout;
  await settleAnswer(ctx, payment.attempt, {
    call: () => sendCard(ctx, payment, { ...checked, shape: input.shape }),
    deliverInline: true,
    suppressWebhook: false,
  });
  return checkout;
}
