/** The pay page's submit: one card, one charge, however often the button is pressed. */
import { transaction } from "../../db/transaction";
import { isZero } from "../../kernel/money";
import { civilDateOf } from "../../kernel/time";
import type { Ctx, SystemCtx } from "../../kernel/types";
import { type Gateway, type GatewayResult, gatewayOf } from "../gateways";
import { effectiveState, isPayable } from "../sessions";
import { chargedTotal } from "./core/amounts";
import { firstInquiryAt } from "./core/backoff";
import { keepsCard, type ReadCard, readCard, saveRule, type TypedCard } from "./core/card-input";
import { loadPayPage, type PayPage } from "./load-pay-page";
import { lockPayment, type PaymentFacts } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";
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
 * charges nothing; the second is {@link settle}. An answer that never arrives leaves it to the resolver.
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
  const result = await askGateway(ctx, submitted, { ...checked, shape: input.shape });
  if (result !== null) await settleOrLeave(ctx, attempt.id, result);
  return checkout;
}

type Checked = { readonly card: ReadCard; readonly save: boolean };

function checkForm(
  { ctx, attempt, account }: PayPage,
  input: PayByCard,
): Checked | { errors: Record<string, "required" | "invalid"> } {
  const { paymentType, customerId, details } = attempt.session;
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const read = readCard(input.card, minimumDays(details), today);
  const save = keepsCard(saveRule(paymentType, customerId, account?.isTokenizable ?? false), input.save);
  const errors = "errors" in read ? read.errors : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { card: read.card, save };
}

/** `card_acceptance_criteria.min_expiry_time` in days, where the merchant sent it. */
function minimumDays(details: unknown): number | null {
  if (typeof details !== "object" || details === null || !("card_acceptance_criteria" in details)) return null;
  const criteria = details.card_acceptance_criteria;
  if (typeof criteria !== "object" || criteria === null || !("min_expiry_time" in criteria)) return null;
  return typeof criteria.min_expiry_time === "number" ? criteria.min_expiry_time : null;
}

/** Takes the attempt in hand, or null when somebody else has it or the session can no longer be paid. */
async function submit(ctx: Ctx, attemptId: string): Promise<PaymentFacts | null> {
  return transaction(ctx.db, async (tx) => {
    const facts = await lockPayment(tx, ctx.merchant.id, attemptId);
    const now = ctx.now();
    if (facts === null || facts.attempt.state !== "pending") return null;
    if (!isPayable(effectiveState(facts.session, now))) return null;
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

/** The gateway's answer, or null when there was none and the resolver will ask: whatever broke, the gateway may have charged. */
async function askGateway(
  ctx: Ctx,
  { attempt }: PaymentFacts,
  form: Checked & { shape: string | null },
): Promise<GatewayResult | null> {
  try {
    return await charge(ctx, gatewayOf(attempt.connector), attempt, form);
  } catch (error) {
    ctx.log.warn({ attemptId: attempt.id, err: error }, "The gateway gave no usable answer to a charge.");
    await postponeInquiry(ctx, attempt);
    return null;
  }
}

/** A zero amount takes no money: the card is only kept (decision §5). */
function charge(
  ctx: Ctx,
  gateway: Gateway,
  attempt: PaymentFacts["attempt"],
  { card, save, shape }: Checked & { shape: string | null },
): Promise<GatewayResult> {
  const total = chargedTotal(attempt);
  const call = {
    gatewayCode: attempt.pgCode,
    referenceNumber: attempt.referenceNumber,
    ...(shape === null ? {} : { shape }),
  };
  const source = { kind: "card" as const, ...card, save };
  if (isZero(total)) return gateway.tokenise(ctx, { ...call, currency: total.currency, source });
  return gateway.charge(ctx, { ...call, operation: attempt.operation, total, source });
}

/** Once the gateway has answered, the customer sees the checkout whatever happens here: it says "checking" until the resolver is done. */
async function settleOrLeave(ctx: Ctx, attemptId: string, result: GatewayResult): Promise<void> {
  try {
    await settle(ctx, { attemptId, result, wait: true });
  } catch (error) {
    ctx.log.error({ attemptId, err: error }, "A charge was answered but could not be settled; the resolver will.");
  }
}
