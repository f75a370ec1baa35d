/** The pay page's submit: one card, one charge, however often the button is pressed. */

import { transaction } from "@/server/db/transaction";
import { type GatewayResult, gatewayOf, NotSent } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { chargedTotal, isPayableAt, isUnsubmitted, submitAttempt } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { accountOf } from "../attempt/gateway-call";
import { loadPayPage, type PayPage } from "../attempt/load-pay-page";
import { minimumDaysFor } from "../attempt/minimum-days";
import { sendCharge } from "../attempt/send-charge";
import { type CardFieldErrors, keepsCard, type ReadCard, readCard, saveRule, type TypedCard } from "../core/card-input";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import { settle } from "../settlement/settle";
import type { PayOutcome } from "../views";
import { extendWalletHold } from "../wallet-hold/extend-hold";
import { settleAnswer } from "./settle-answer";

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
  if (!isUnsubmitted(attempt)) return checkout;
  const checked = checkForm(page, input);
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const submitted = await submit(ctx, attempt.id);
  if (submitted === null) return checkout;
  await settleAnswer(ctx, submitted.attempt, {
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

/** Makes the attempt `processing`; null if another request did, or if the session can no longer be paid. */
async function submit(ctx: Ctx, attemptId: string): Promise<Payment | null> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || !isUnsubmitted(payment.attempt)) return null;
    if (!isPayableAt(payment.session, ctx.now())) return null;
    if (await cancelIfNotDue(ctx, tx, payment.session)) return null;
    if (!(await extendWalletHold(ctx, tx, payment))) return null;
    await submitAttempt(ctx, tx, { attemptId, formOfPayment: "card" });
    return payment;
  });
}

/** A zero amount takes no money: the card is only kept (decision 0059). */
function charge(
  ctx: Ctx,
  payment: Payment,
  { card, save, shape }: CheckedForm & { readonly shape: string | null },
): Promise<GatewayResult> {
  const { attempt } = payment;
  const source = { kind: "card" as const, ...card, save };
  const { currency } = attempt.chargeAmount;
  if (!isZero(chargedTotal(attempt))) return sendCharge(ctx, payment, { source, shape });
  const gateway = gatewayOf(attempt.connector);
  if (gateway.tokenise === undefined) throw new NotSent(`${attempt.connector} keeps no card without a payment.`);
  const call = { account: accountOf(payment), referenceNumber: attempt.referenceNumber, firstSentAt: null };
  return gateway.tokenise(ctx, { ...call, ...(shape && { shape }), currency, source });
}
