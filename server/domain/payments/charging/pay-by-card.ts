/** The pay page's submit: one card, one charge, however often the button is pressed. */

import { type GatewayResult, gatewayOf } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import type { Attempt } from "@/server/domain/sessions";
import { chargedTotal, isUnsubmitted } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { loadPayPage, type PayPage } from "../attempt/load-pay-page";
import { minimumDaysFor } from "../attempt/minimum-days";
import { isPageService } from "../attempt/page-services";
import { type CardFieldErrors, keepsCard, type ReadCard, readCard, saveRule, type TypedCard } from "../core/card-input";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";
import { settleAnswer } from "./settle-answer";
import { submitStarted } from "./submit-started";

export type PayByCard = {
  readonly token: string;
  readonly card: TypedCard;
  /** The box "Save this card", as ticked. */
  readonly save: boolean;
  /** Of the simulated gateway: the response shape to answer in. */
  readonly shape: string | null;
};

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
  const checked = checkForm(page, input);
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const payment = await submitStarted(ctx, { attemptId: attempt.id, formOfPayment: "card" });
  if (payment === null) return checkout;
  const submitted = payment.attempt;
  await settleAnswer(ctx, submitted, {
    call: () => charge(ctx, submitted, { ...checked, shape: input.shape }),
    deliverInline: true,
    suppressWebhook: false,
  });
  return checkout;
}

type CheckedForm = { readonly card: ReadCard; readonly save: boolean };

function checkForm(
  { ctx, session, attempt, account }: PayPage,
  input: PayByCard,
): CheckedForm | { errors: CardFieldErrors } {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const read = readCard(input.card, minimumDaysFor(session, attempt.connector), today);
  const rule = saveRule(session.paymentType, session.customerId, account?.isTokenizable ?? false);
  const save = keepsCard(rule, input.save);
  const errors = "errors" in read ? read.errors : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { card: read.card, save };
}

/** A zero amount takes no money: the card is only kept (decision 0059). */
function charge(
  ctx: Ctx,
  attempt: Attempt,
  { card, save, shape }: CheckedForm & { readonly shape: string | null },
): Promise<GatewayResult> {
  const gateway = gatewayOf(attempt.connector);
  const total = chargedTotal(attempt);
  const { pgCode: gatewayCode, referenceNumber, operation } = attempt;
  const call = { gatewayCode, referenceNumber, ...(shape === null ? {} : { shape }) };
  const source = { kind: "card" as const, ...card, save };
  if (isZero(total)) return gateway.tokenise(ctx, { ...call, currency: total.currency, source });
  return gateway.charge(ctx, { ...call, operation, total, source });
}
