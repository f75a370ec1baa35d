/** The pay page's submit: one card, one charge, however often the button is pressed. */
import { transaction } from "../../db/transaction";
import { isZero } from "../../kernel/money";
import { civilDateOf } from "../../kernel/time";
import type { Ctx, SystemCtx } from "../../kernel/types";
import { type GatewayResult, gatewayOf } from "../gateways";
import { effectiveState, isPayable } from "../sessions";
import { chargedTotal } from "./core/amounts";
import { firstInquiryAt } from "./core/backoff";
import { type CardFieldErrors, keepsCard, type ReadCard, readCard, saveRule, type TypedCard } from "./core/card-input";
import { endUnwanted } from "./end-unwanted";
import { keepCredit } from "./keep-credit";
import { loadPayPage, type PayPage } from "./load-pay-page";
import { minimumDaysFor } from "./minimum-days";
import type { PaymentFacts } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";
import { lockPayment } from "./read-payment";
import { settle } from "./settle";
import { submitAttempt } from "./submit-attempt";
import type { PayOutcome } from "./views";

export type PayByCard = {
  readonly token: string;
  readonly card: TypedCard;
  /** The box "Save this card", as ticked. */
  readonly save: boolean;
  /** Of the simulated gateway: the response shape to answer in. */
  readonly shape: string | null;
};

/**
 * Charges the card that the customer typed. Card number and security code go to the gateway and nowhere else.
 *
 * Two short transactions stand around the gateway's call: the first makes the attempt `processing`, and whoever finds it so
 * charges nothing; the second is {@link settle}. An answer that never arrives leaves it to the resolver. Where the wallet's part of the
 * payment is not to be had any more the attempt ends uncharged, and the checkout shows the new amounts.
 * @throws {Busy} before the charge, when the lock was not to be had
 */
export async function payByCard(system: SystemCtx, input: PayByCard): Promise<PayOutcome> {
  const page = await loadPayPage(system, input.token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt } = page;
  const checkout: PayOutcome = { kind: "checkout", sessionId: attempt.sessionId };
  if (attempt.state !== "pending") return checkout;
  const checked = checkForm(page, input);
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const submitted = await submit(ctx, attempt.id);
  if (submitted === null) return checkout;
  await chargeAndSettle(ctx, submitted, { ...checked, shape: input.shape });
  return checkout;
}

type Checked = { readonly card: ReadCard; readonly save: boolean };

type Form = Checked & { readonly shape: string | null };

function checkForm({ ctx, attempt, account }: PayPage, input: PayByCard): Checked | { errors: CardFieldErrors } {
  const { paymentType, customerId, details } = attempt.session;
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const read = readCard(input.card, minimumDaysFor({ paymentType, details, connector: attempt.connector }), today);
  const save = keepsCard(saveRule(paymentType, customerId, account?.isTokenizable ?? false), input.save);
  const errors = "errors" in read ? read.errors : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { card: read.card, save };
}

/** Takes the attempt in hand, or null when somebody else has it or the session can no longer be paid. */
async function submit(ctx: Ctx, attemptId: string): Promise<PaymentFacts | null> {
  return transaction(ctx.db, async (tx) => {
    const facts = await lockPayment(tx, ctx.merchant.id, attemptId);
    const now = ctx.now();
    if (facts === null || facts.attempt.state !== "pending") return null;
    if (!isPayable(effectiveState(facts.session, now))) return null;
    if (await endUnwanted(ctx, tx, facts.session)) return null;
    if (!(await keepCredit(ctx, tx, { facts, at: now }))) return null;
    await submitAttempt(tx, {
      merchantId: ctx.merchant.id,
      attemptId,
      formOfPayment: "card",
      inquireAt: firstInquiryAt(now),
      at: now,
    });
    return facts;
  });
}

/**
 * From here on the customer sees the checkout whatever happens: it says "checking" until the resolver knows. Whatever broke, the
 * gateway may have charged.
 */
async function chargeAndSettle(ctx: Ctx, { attempt }: PaymentFacts, form: Form): Promise<void> {
  try {
    const result = await charge(ctx, attempt, form);
    await settle(ctx, { attemptId: attempt.id, result, wait: true });
  } catch (error) {
    ctx.log.error({ attemptId: attempt.id, err: error }, "A charge has no known outcome yet; the resolver will ask.");
    await postponeInquiry(ctx, attempt).catch((failure: unknown) => {
      ctx.log.error({ attemptId: attempt.id, err: failure }, "The resolver asks at the time set before the charge.");
    });
  }
}

/** A zero amount takes no money: the card is only kept (decision §5). */
function charge(ctx: Ctx, attempt: PaymentFacts["attempt"], { card, save, shape }: Form): Promise<GatewayResult> {
  const gateway = gatewayOf(attempt.connector);
  const total = chargedTotal(attempt);
  const { pgCode: gatewayCode, referenceNumber, operation } = attempt;
  const call = { gatewayCode, referenceNumber, ...(shape === null ? {} : { shape }) };
  const source = { kind: "card" as const, ...card, save };
  if (isZero(total)) return gateway.tokenise(ctx, { ...call, currency: total.currency, source });
  return gateway.charge(ctx, { ...call, operation, total, source });
}
