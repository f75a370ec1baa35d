import type { PaymentSession } from "@/server/db/generated/client";
import { type ChargeOperation, chargeOperation, type Plugin, plugin } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { type Money, money } from "@/server/kernel/money";
import { paymentType } from "@/server/kernel/payment-types";
import type { Language } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import type { Attempt } from "../attempts/attempt";
import { isInFlight } from "../attempts/core/machine";
import { effectiveState, isPayable, sessionState } from "../core/machine";
import { type ParsedDetails, parseDetails } from "../core/parsed-details";
import type { SessionState } from "../core/words";
import { plainColumns } from "../fields";

type Unread = "gatewayReported" | "paidAt";

type Amounts = "amount" | "settledAmount" | "paidAmount" | "capturedAmount" | "refundedAmount" | "voidedAmount";
type Words = "state" | "type" | "paymentType" | "operation" | "language" | "currency" | "extra" | "details";

/**
 * Amounts are in the session's currency. `details` has optional request fields, which are stored, returned
 * and sent in events.
 */
export type Session = ParsedDetails &
  Omit<PaymentSession, Amounts | Words | Unread> & {
    /** The session's stored state; {@link stateAt} gives the effective state. */
    readonly state: SessionState;
    readonly type: Plugin;
    readonly paymentType: PaymentType;
    readonly operation: ChargeOperation;
    readonly language: Language;
    readonly amount: Money;
    readonly settledAmount: Money;
    readonly paidAmount: Money;
    readonly capturedAmount: Money;
    readonly refundedAmount: Money;
    readonly voidedAmount: Money;
    readonly extra: JsonObject | null;
    readonly details: JsonObject;
    readonly inFlight: boolean;
  };

export const MOST_ATTEMPTS = 100;

/**
 * Loads the newest hundred attempts of a session by Prisma; rules, pages and the session object use only
 * those (Spec, "Session states" 9 and 10). {@link withAttempts} puts the oldest first.
 */
export const NEWEST_ATTEMPTS = { orderBy: { number: "desc" }, take: MOST_ATTEMPTS } as const;

export type SessionWithAttempts = Session & { readonly attempts: readonly Attempt[] };

export type SessionColumns = Omit<PaymentSession, Amounts | "extra" | "details" | Unread> & {
  readonly [Column in Amounts]: { toString(): string };
} & { readonly extra: unknown; readonly details: unknown };

export const UNPAID_SESSION = {
  settledPgCode: null,
  settledAmount: "0",
  paidAmount: "0",
  capturedAmount: "0",
  refundedAmount: "0",
  voidedAmount: "0",
  settledAt: null,
  cashCollectedAt: null,
  cashCollectedBy: null,
  linkCountedAt: null,
  eventCount: 0,
  deletedAt: null,
  deletedBy: null,
} as const satisfies Partial<SessionColumns>;

export function sessionOf(row: SessionColumns, inFlight: boolean): Session {
  const code = currency(row.currency);
  const amount = (value: { toString(): string }): Money => money(value.toString(), code);
  const details = jsonObject(row.details) ?? {};
  return {
    id: row.id,
    merchantId: row.merchantId,
    shortCode: row.shortCode,
    dialledPhone: row.dialledPhone,
    pgCodes: row.pgCodes,
    ...plainColumns(row),
    initiatorId: row.initiatorId,
    lifetime: row.lifetime,
    expiresAt: row.expiresAt,
    inquiryDueAt: row.inquiryDueAt,
    settledPgCode: row.settledPgCode,
    settledAt: row.settledAt,
    cashCollectedAt: row.cashCollectedAt,
    cashCollectedBy: row.cashCollectedBy,
    eventCount: row.eventCount,
    maxServiceAttempts: row.maxServiceAttempts,
    attachmentPath: row.attachmentPath,
    isInvoiced: row.isInvoiced,
    linkId: row.linkId,
    linkCountedAt: row.linkCountedAt,
    deletedAt: row.deletedAt,
    deletedBy: row.deletedBy,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    state: sessionState(row.state),
    type: plugin(row.type),
    paymentType: paymentType(row.paymentType),
    operation: chargeOperation(row.operation),
    language: languageOf(row),
    amount: amount(row.amount),
    settledAmount: amount(row.settledAmount),
    paidAmount: amount(row.paidAmount),
    capturedAmount: amount(row.capturedAmount),
    refundedAmount: amount(row.refundedAmount),
    voidedAmount: amount(row.voidedAmount),
    extra: jsonObject(row.extra),
    details,
    ...parseDetails(details),
    inFlight,
  };
}

/** The session with its attempts, oldest first. */
export function withAttempts(row: SessionColumns, attempts: readonly Attempt[]): SessionWithAttempts {
  const ordered = [...attempts].sort((one, other) => one.number - other.number);
  return { ...sessionOf(row, attempts.some(isInFlight)), attempts: ordered };
}

export function newSessionOf(row: SessionColumns): SessionWithAttempts {
  return withAttempts(row, []);
}

export function languageOf({ language }: { readonly language: string }): Language {
  return wordOf(LANGUAGES, language, "language");
}

type Lifetime = Pick<Session, "state" | "expiresAt" | "inFlight">;

export function stateAt(session: Lifetime, now: Date): SessionState {
  return effectiveState(session, now);
}

export function isPayableAt(session: Lifetime, now: Date): boolean {
  return !session.inFlight && isPayable(stateAt(session, now));
}

/** True if only the service charges the session, for a subscription's billing cycle (decision 0102). */
export function isServiceSession({ maxServiceAttempts }: Pick<Session, "maxServiceAttempts">): boolean {
  return maxServiceAttempts !== null;
}

export function acceptsPayment(session: Lifetime & Pick<Session, "maxServiceAttempts">, now: Date): boolean {
  return !isServiceSession(session) && isPayableAt(session, now);
}
