/** Applies a decision about an attempt, inside the transaction that holds the session's lock. */
import { civilDateOf, parseCivilDate } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { type BoundAgreement, bindCard, saveCard, tokenView } from "../cards";
import { type GatewayResult, gatewayOf } from "../gateways";
import { sessionState } from "../sessions";
import type { AttemptState } from "./core/machine";
import { settledHandler } from "./on-settled";
import { type PaymentFacts, recordOf } from "./payment-facts";
import { type Decided, settlementRows } from "./settlement-rows";
import { writeSettlement } from "./write-settlement";

/** What stands after a settlement, and the delivery that the request is to post before it answers. */
export type Applied = {
  readonly attemptState: AttemptState;
  readonly sessionState: string;
  readonly deliveryId: string | null;
};

/** Writes everything that follows from the decision. One statement, one more where a card is kept, and what later modules add. */
export async function applySettlement(ctx: Ctx, tx: Tx, decided: Omit<Decided, "card">): Promise<Applied> {
  const { facts, decision, result } = decided;
  const card = decision.succeeded ? await keepCard(ctx, tx, { facts, result, now: decided.now }) : facts.attempt.card;
  const rows = settlementRows(ctx, { ...decided, card });
  await writeSettlement(tx, rows);
  const { session, attempt } = facts;
  await settledHandler(session.paymentType)?.(ctx, tx, {
    session,
    attempt,
    succeeded: decision.succeeded,
    state: sessionState(rows.session.state),
    message: rows.attempt.message,
    card,
  });
  return {
    attemptState: rows.attempt.state,
    sessionState: rows.session.state,
    deliveryId: decided.wait && rows.session.final ? (rows.delivery?.id ?? null) : null,
  };
}

type Keeping = { readonly facts: PaymentFacts; readonly result: GatewayResult; readonly now: Date };

/**
 * Keeps the card that the gateway made a token of, for the customer whose session it was when it was chosen, and returns the token object of the
 * wire; null where no card was kept or charged.
 */
async function keepCard(ctx: Ctx, tx: Tx, { facts, result, now }: Keeping) {
  const { attempt } = facts;
  const { customerId } = attempt;
  const { card } = result;
  if (customerId === null) return attempt.card;
  if (card === null || card.token === null) return bindCharged(ctx, tx, { facts, customerId, now });
  const saved = await saveCard(tx, {
    merchantId: ctx.merchant.id,
    gatewayCode: attempt.pgCode,
    customerId,
    card: { ...card, token: card.token },
    agreement: boundAgreement(facts),
    at: now,
  });
  const pgName = gatewayOf(attempt.connector).name;
  return tokenView(saved, { pgName, today: civilDateOf(now, ctx.merchant.timezone) });
}

type Binding = Omit<Keeping, "result"> & { readonly customerId: string };

/** A saved card that pays under an agreement is the one charged there from now on; its token object then names the agreement. */
async function bindCharged(ctx: Ctx, tx: Tx, { facts, customerId, now }: Binding) {
  const { attempt } = facts;
  const agreement = boundAgreement(facts);
  const token = attempt.card?.token;
  if (agreement === null || typeof token !== "string") return attempt.card;
  const bound = await bindCard(tx, {
    merchantId: ctx.merchant.id,
    gatewayCode: attempt.pgCode,
    customerId,
    token,
    agreement,
    at: now,
  });
  const before = Array.isArray(attempt.card?.agreements) ? attempt.card.agreements.map(String) : [];
  return bound ? { ...attempt.card, agreements: [...new Set([...before, agreement.id])].sort() } : attempt.card;
}

/** An `auto_debit` payment binds its card to its agreement (Spec, "Saved card"); subscriptions keep their own active card. */
function boundAgreement({ session }: PaymentFacts): BoundAgreement | null {
  const agreement = recordOf(session.details.agreement);
  if (session.paymentType !== "auto_debit" || typeof agreement?.id !== "string") return null;
  const { id, expiry_date: last } = agreement;
  return { id, expiryDate: typeof last === "string" ? parseCivilDate(last) : null };
}
