/** Charges a saved card or a device wallet, without a page of the gateway in between. */
import { transaction } from "../../db/transaction";
import { type Money, toWire } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import type { TokenView } from "../cards";
import { type ChargeSource, chargeTerms, type GatewayAccount } from "../gateways";
import {
  effectiveState,
  isPayable,
  type LockedSession,
  lockSession,
  type SessionRow,
  sessionAmount,
  sessionState,
  withdrawAttempts,
} from "../sessions";
import { chargeAt } from "./charge-at";
import { firstInquiryAt } from "./core/backoff";
import { endUnwanted } from "./end-unwanted";
import { type CreditShown, holdCredit, leftToCharge } from "./hold-credit";
import { insertAttempt } from "./new-attempt";
import type { PaymentFacts } from "./payment-facts";
import { postponeInquiry } from "./postpone-inquiry";
import { lockPayment } from "./read-payment";
import { settle } from "./settle";
import { hasFee, nextNumber } from "./start-attempt";

export type DirectCharge = {
  readonly sessionId: string;
  /** One of the session's gateway accounts. */
  readonly account: GatewayAccount;
  readonly source: Exclude<ChargeSource, { kind: "card" }>;
  /** The saved card that is charged; null where nothing is saved. */
  readonly card: TokenView | null;
  /** A second charge of the session under the same key is refused, once the first is under way or has succeeded. */
  readonly idempotencyKey: string | null;
  /** The customer is in front of the page: the webhook of a final state is posted before this returns. */
  readonly wait: boolean;
  /** The caller's own answer tells the merchant: no webhook is sent. */
  readonly quiet: boolean;
  /** What the customer's wallets pay of it; nothing unless given. */
  readonly credit?: CreditShown | null;
  /** The session's amount as the customer was shown it, such as `10.500 KWD`; not asked for unless given. */
  readonly agreed?: string;
  /** The service charges a session of its own, which nobody else can pay (decision §12). */
  readonly byService?: boolean;
};

/**
 * `duplicate`: the key was used; `in_flight`: another charge has no answer yet; `over`: the session takes no payment; `changed`: customer,
 * gateways or amount are not the ones that were asked for; `currency`: the account does not take the session's; `credit`: the wallet is not
 * what was shown.
 */
export type ChargeRefusal = "duplicate" | "in_flight" | "over" | "changed" | "currency" | "credit";

export type DirectOutcome = { readonly attemptId: string } | { readonly refusal: ChargeRefusal };

export type Begun = { readonly facts: PaymentFacts } | { readonly refusal: ChargeRefusal };

/**
 * Makes an attempt, charges and settles it. Two calls for one session charge once: the second finds the first in flight. An answer that
 * never arrives leaves the attempt `processing` for the resolver.
 * @throws {Busy} before the charge, when the session's lock was not to be had
 */
export async function chargeDirectly(ctx: Ctx, charge: DirectCharge): Promise<DirectOutcome> {
  const begun = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: charge.sessionId });
    return session === null ? { refusal: "over" as const } : beginCharge(ctx, tx, { ...charge, session });
  });
  if ("refusal" in begun) return begun;
  await finishCharge(ctx, begun.facts, charge);
  return { attemptId: begun.facts.attempt.id };
}

type Finish = Pick<DirectCharge, "source" | "wait" | "quiet">;

/**
 * Charges the attempt that {@link beginCharge} made, and settles it, after the transaction that made it. Whatever breaks is logged: the
 * attempt then stays `processing` for the resolver.
 */
export async function finishCharge(ctx: Ctx, facts: PaymentFacts, charge: Finish): Promise<void> {
  const { attempt } = facts;
  try {
    const result = await chargeAt(ctx, facts, charge.source);
    await settle(ctx, { attemptId: attempt.id, result, wait: charge.wait, quiet: charge.quiet });
  } catch (error) {
    ctx.log.error({ attemptId: attempt.id, err: error }, "A charge has no known outcome yet; the resolver will ask.");
    await postponeInquiry(ctx, attempt).catch((failure: unknown) => {
      ctx.log.error({ attemptId: attempt.id, err: failure }, "The resolver asks at the time set before the charge.");
    });
  }
}

type Begin = Omit<DirectCharge, "sessionId" | "wait" | "quiet"> & { readonly session: LockedSession };

/** Makes the attempt of a direct charge, `processing`, in the transaction in which the caller has locked or made the session. */
export async function beginCharge(ctx: Ctx, tx: Tx, charge: Begin): Promise<Begun> {
  const { session, account, card, idempotencyKey: key, credit = null } = charge;
  const now = ctx.now();
  const refusal = refusalOf(session, charge, now);
  if (refusal !== null) return { refusal };
  if (charge.byService !== true && (await endUnwanted(ctx, tx, session))) return { refusal: "over" };
  const amount = sessionAmount(session);
  if (charge.agreed !== undefined && charge.agreed !== shownAmount(amount)) return { refusal: "changed" };
  const left = leftToCharge(session, credit);
  const terms = left && chargeTerms(account, left, { wholeFee: hasFee(session.paymentType) });
  if (terms === null) return { refusal: credit === null ? "currency" : "credit" };
  const hold = credit && (await holdCredit(ctx, tx, { session, credit, at: now }));
  if (credit !== null && hold === null) return { refusal: "credit" };
  await withdrawAttempts(tx, session, now);
  const attemptId = await insertAttempt(tx, {
    sessionId: session.id,
    customerId: session.customerId,
    number: nextNumber(session),
    amount,
    hold,
    account,
    terms,
    formOfPayment: formOf(charge.source),
    card,
    idempotencyKey: key,
    inquireAt: firstInquiryAt(now),
    at: now,
  });
  const facts = await lockPayment(tx, ctx.merchant.id, attemptId);
  if (facts === null) throw new Error("The attempt that was just written is gone.");
  return { facts };
}

/** How the forms of the checkout say which amount they showed. */
function shownAmount(amount: Money): string {
  return `${toWire(amount)} ${amount.currency}`;
}

/** States in which a key stands for a charge: under way, or done. */
const COUNTS = new Set(["processing", "success", "cod"]);

/** Why the session takes no charge under this key now, or null; asked again under the lock before anything is charged. One statement. */
export async function refusalToCharge(
  ctx: Ctx,
  session: SessionRow,
  key: string | null,
): Promise<ChargeRefusal | null> {
  const attempts = await ctx.db.attempt.findMany({
    where: { sessionId: session.id, merchantId: ctx.merchant.id, state: { in: [...COUNTS] } },
    select: { state: true, idempotencyKey: true },
  });
  return refusalIn({ ...session, attempts }, key, { now: ctx.now(), byService: false });
}

type Asked = Pick<DirectCharge, "account" | "card" | "idempotencyKey" | "byService">;

/** Why the locked session takes no such charge, or null. A used key is told first, whatever the session's state is. */
export function refusalOf(session: LockedSession, charge: Asked, now: Date): ChargeRefusal | null {
  const refusal = refusalIn(session, charge.idempotencyKey, { now, byService: charge.byService ?? false });
  if (refusal !== null) return refusal;
  const sameCustomer = charge.card === null || charge.card.customer_id === session.customerId;
  return sameCustomer && session.pgCodes.includes(charge.account.code) ? null : "changed";
}

type Standing = Pick<SessionRow, "state" | "expiresAt" | "serviceAttempts"> & {
  readonly attempts: readonly { readonly state: string; readonly idempotencyKey: string | null }[];
};

type Asking = { readonly now: Date; readonly byService: boolean };

function refusalIn(session: Standing, key: string | null, { now, byService }: Asking): ChargeRefusal | null {
  const counting = session.attempts.filter(({ state }) => COUNTS.has(state));
  if (key !== null && counting.some((attempt) => attempt.idempotencyKey === key)) return "duplicate";
  if (counting.some(({ state }) => state === "processing")) return "in_flight";
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt }, now);
  return isPayable(state) && (session.serviceAttempts !== null) === byService ? null : "over";
}

function formOf(source: DirectCharge["source"]): string {
  return source.kind === "token" ? "token" : source.wallet;
}
