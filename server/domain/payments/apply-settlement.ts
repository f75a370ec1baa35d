/** Applies a decision about an attempt, inside the transaction that holds the session's lock. */
import { civilDateOf, parseCivilDate } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { type BoundAgreement, saveCard, tokenView } from "../cards";
import { type GatewayResult, gatewayOf } from "../gateways";
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
  const card = decision.succeeded ? await keepCard(ctx, tx, { facts, result, now: decided.now }) : null;
  const rows = settlementRows(ctx, { ...decided, card });
  await writeSettlement(tx, rows);
  const handler = decision.succeeded ? settledHandler(facts.session.paymentType) : null;
  if (handler !== null) await handler(ctx, tx, { session: facts.session, attempt: facts.attempt, card });
  return {
    attemptState: rows.attempt.state,
    sessionState: rows.session.state,
    deliveryId: decided.wait && rows.session.final ? (rows.delivery?.id ?? null) : null,
  };
}

type Keeping = { readonly facts: PaymentFacts; readonly result: GatewayResult; readonly now: Date };

/** Keeps the card that the gateway made a token of, and returns the token object of the wire; null where no card was kept. */
async function keepCard(ctx: Ctx, tx: Tx, { facts, result, now }: Keeping) {
  const { session, attempt } = facts;
  const { card } = result;
  if (card === null || card.token === null || session.customerId === null) return attempt.card;
  const saved = await saveCard(tx, {
    merchantId: ctx.merchant.id,
    gatewayCode: attempt.pgCode,
    customerId: session.customerId,
    card: { ...card, token: card.token },
    agreement: boundAgreement(facts),
    at: now,
  });
  const pgName = gatewayOf(attempt.connector).name;
  return tokenView(saved, { pgName, today: civilDateOf(now, ctx.merchant.timezone) });
}

/** An `auto_debit` payment binds its card to its agreement (Spec, "Saved card"); subscriptions keep their own active card. */
function boundAgreement({ session }: PaymentFacts): BoundAgreement | null {
  const agreement = recordOf(session.details.agreement);
  if (session.paymentType !== "auto_debit" || typeof agreement?.id !== "string") return null;
  const { id, expiry_date: last } = agreement;
  return { id, expiryDate: typeof last === "string" ? parseCivilDate(last) : null };
}
