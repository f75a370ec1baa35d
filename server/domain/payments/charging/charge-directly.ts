import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { holdCard, type TokenView } from "@/server/domain/cards";
import type { ChargeSource, GatewayAccount, TypedSource } from "@/server/domain/gateways";
import type { SessionWithAttempts } from "@/server/domain/sessions";
import {
  type Attempt,
  addAttempt,
  isInFlight,
  isPayableAt,
  isServiceSession,
  type LockedSession,
  lockSession,
  mayHaveCharged,
  openAttempt,
  priceFor,
} from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { sendCharge } from "../attempt/send-charge";
import { quoteOf } from "../core/pages";
import type { ChargedPayment } from "../record/payment";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import type { DirectChargeResult } from "../settlement/settlement-rows";
import { gatewayAmount, placeWalletHold, type QuotedCredit } from "../wallet-hold/place-hold";
import { settleAnswer } from "./settle-answer";

export type DirectCharge = {
  readonly sessionId: string;
  readonly account: GatewayAccount;
  readonly source: Exclude<ChargeSource, TypedSource>;
  readonly card: TokenView | null;
  /** A second charge with this key and session is refused if the first is in flight or has succeeded. */
  readonly idempotencyKey: string | null;
  readonly deliverInline: boolean;
  readonly suppressWebhook: boolean;
  /**
   * True if the caller can redirect the customer to a page that the gateway requires, such as one of 3-D
   * Secure.
   */
  readonly leadsOn?: boolean;
  readonly credit?: QuotedCredit | null;
  /** The total shown to the customer, such as `10.500 KWD`; if present, another total refuses the charge. */
  readonly quotedAmount?: string;
  readonly isUnattended?: boolean;
  /** The account's encrypted credentials; read from the database if absent. */
  readonly credentials?: string | null;
};

/**
 * `duplicate`: the idempotency key was used; `in_flight`: another charge is unanswered; `over`: the session
 * can no longer be paid; `changed`: customer, gateways or amount have changed; `currency`: the account does
 * not accept the currency; `credit`: the wallet's credit differs from what was shown; `card`: the card was
 * deleted.
 */
export type ChargeRefusal = "duplicate" | "in_flight" | "over" | "changed" | "currency" | "credit" | "card";

export type MadeCharge = { readonly attemptId: string; readonly result?: DirectChargeResult | null };

export type DirectOutcome = MadeCharge | { readonly refusal: ChargeRefusal };

export type ServiceCharge = Pick<DirectCharge, "account"> & {
  readonly session: LockedSession;
  readonly card: TokenView;
  readonly credentials: string | null;
};

export type BegunCharge = { readonly payment: ChargedPayment } | { readonly refusal: ChargeRefusal };

/**
 * Opens an attempt, charges and settles it. Of two calls for one session the second charges nothing. Without
 * an answer the attempt stays `processing` until a job queries it.
 * @throws {Busy} before the charge
 */
export async function chargeDirectly(ctx: Ctx, charge: DirectCharge): Promise<DirectOutcome> {
  const begun = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: charge.sessionId });
    return session === null ? { refusal: "over" as const } : beginCharge(ctx, tx, { ...charge, session });
  });
  if ("refusal" in begun) return begun;
  return finishCharge(ctx, begun.payment, charge);
}

export async function finishCharge(
  ctx: Ctx,
  payment: ChargedPayment,
  charge: Pick<DirectCharge, "source" | "deliverInline" | "suppressWebhook">,
): Promise<MadeCharge> {
  const { source, deliverInline, suppressWebhook } = charge;
  const result = await settleAnswer(ctx, payment.attempt, {
    call: () => sendCharge(ctx, payment, { source }),
    deliverInline,
    suppressWebhook,
    isByService: isServiceSession(payment.session),
  });
  return { attemptId: payment.attempt.id, result };
}

type DirectTerms = Omit<DirectCharge, "sessionId" | "source" | "deliverInline" | "suppressWebhook">;

type SourceKind = DirectCharge["source"] | { readonly kind: "card" };

export async function beginCharge(
  ctx: Ctx,
  tx: Tx,
  charge: DirectTerms & { readonly session: LockedSession; readonly source: SourceKind },
): Promise<BegunCharge> {
  const { session, account, card, idempotencyKey, credit = null } = charge;
  const refusal = chargeRefusal(session, charge, ctx.now());
  if (refusal !== null) return { refusal };
  if (await cancelIfNotDue(ctx, tx, session)) return { refusal: "over" };
  if (card !== null && !(await isStillSaved(ctx, tx, { card, account }))) return { refusal: "card" };
  const amount = gatewayAmount(session, credit);
  const terms = amount && priceFor(session, account, amount);
  if (terms === null) return { refusal: credit === null ? "currency" : "credit" };
  if (charge.quotedAmount !== undefined && charge.quotedAmount !== quoteOf(terms.total)) return { refusal: "changed" };
  const writes = new WriteBatch();
  const hold = credit && (await placeWalletHold(ctx, tx, { session, credit, at: ctx.now(), writes }));
  if (credit !== null && hold === null) return { refusal: "credit" };
  const formOfPayment = formOf(charge.source);
  const { isUnattended = false, credentials } = charge;
  const opening = { session, account, terms, hold, formOfPayment, card, idempotencyKey, isUnattended };
  const attempt = { ...opening, credentials, leadsOn: charge.leadsOn ?? false, submitted: true };
  const opened = await openAttempt(ctx, tx, attempt, writes);
  return {
    payment: {
      session: { ...session, inFlight: true },
      attempt: opened.attempt,
      account: { ...account, ...opened, isReplaced: false },
    },
  };
}

/**
 * Adds an attempt to the write batch of a charge by the service; only the service can pay its session
 * (decision 0102). The card cannot be deleted while its subscription runs.
 * @throws {Error} if the session refuses the charge, which is a bug
 */
export function addServiceCharge(ctx: Ctx, writes: WriteBatch, charge: ServiceCharge): ChargedPayment {
  const { session, account, credentials, card } = charge;
  const terms = priceFor(session, account);
  const refusal = chargeRefusal(session, { account, card, idempotencyKey: null, byService: true }, ctx.now());
  if (refusal !== null || terms === null)
    throw new Error(`The service cannot charge its own session: ${refusal ?? "its account does not take the amount"}.`);
  const opening = { session, account, terms, formOfPayment: "token", card, isUnattended: true, submitted: true };
  const attempt = addAttempt(ctx, writes, opening);
  return { session, attempt, account: { ...account, credentials, isReplaced: false } };
}

/** Locks the card's row, so that the card cannot be deleted before the attempt is written. */
function isStillSaved(ctx: Ctx, tx: Tx, { card, account }: { card: TokenView; account: GatewayAccount }) {
  const { customer_id: customerId, token } = card;
  return holdCard(tx, { merchantId: ctx.merchant.id, gatewayCode: account.code, customerId, token });
}

export function customerChargeRefusal(
  session: SessionWithAttempts,
  key: string | null,
  now: Date,
): ChargeRefusal | null {
  return sessionChargeRefusal(session, key, { now, byService: false });
}

export function chargeRefusal(
  session: LockedSession,
  charge: Pick<DirectCharge, "account" | "card" | "idempotencyKey"> & { readonly byService?: boolean },
  now: Date,
): ChargeRefusal | null {
  const refusal = sessionChargeRefusal(session, charge.idempotencyKey, { now, byService: charge.byService ?? false });
  if (refusal !== null) return refusal;
  const isSameCustomer = charge.card === null || charge.card.customer_id === session.customerId;
  return isSameCustomer && session.pgCodes.includes(charge.account.code) ? null : "changed";
}

export function attemptUnderKey({ attempts }: SessionWithAttempts, key: string | null): Attempt | null {
  const found = attempts.find((attempt) => mayHaveCharged(attempt) && attempt.idempotencyKey === key);
  return key === null ? null : (found ?? null);
}

function sessionChargeRefusal(
  session: SessionWithAttempts,
  key: string | null,
  { now, byService }: { now: Date; byService: boolean },
): ChargeRefusal | null {
  if (attemptUnderKey(session, key) !== null) return "duplicate";
  if (session.attempts.some((attempt) => mayHaveCharged(attempt) && isInFlight(attempt))) return "in_flight";
  const isOpen = isPayableAt({ ...session, inFlight: false }, now);
  return isOpen && isServiceSession(session) === byService ? null : "over";
}

function formOf(source: SourceKind): string {
  if (source.kind === "device_wallet") return source.wallet;
  return source.kind === "token" ? "token" : "card_onsite";
}
