import { countFormPost } from "@/server/domain/limits";
import { isUnsubmitted } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { type CardForm, checkCardForm } from "../attempt/card-entry";
import { loadPayPage } from "../attempt/load-pay-page";
import { isPageService } from "../attempt/page-services";
import { sendCard } from "../attempt/send-card";
import { wayOn } from "../attempt/way-on";
import type { ChargedOutcome, PayOutcome } from "../views";
import { settleAnswer } from "./settle-answer";
import { submitStarted } from "./submit-started";

export type PayByCard = CardForm & { readonly token: string };

/**
 * Charges the card typed on the pay page once, however often the form is submitted. Number and security code
 * go only to the gateway. The attempt is `processing` before the call, so that a parallel request charges
 * nothing. If the wallet's part is no longer available the attempt ends uncharged. `challenge`: the bank
 * requires 3-D Secure.
 * @throws {Busy} before the charge
 */
export async function payByCard(system: SystemCtx, input: PayByCard): Promise<ChargedOutcome> {
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
    call: () => sendCard(ctx, payment, { source: checked.source, shape: input.shape }),
    deliverInline: true,
    suppressWebhook: false,
  });
  return (await wayOn(ctx, attempt.id)) ?? checkout;
}
