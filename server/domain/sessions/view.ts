/**
 * The session object of the wire: the same for creation, retrieval and update (Spec, "Payment session";
 * Spec, "The session object" 1 to 5).
 */
import { type GatewayAccount, type PaymentMethodView, paymentMethodView } from "@/server/domain/gateways";
import type { WalletTransaction } from "@/server/domain/wallet";
import type { JsonObject } from "@/server/kernel/json";
import { subtract, toWire } from "@/server/kernel/money";
import { moneyLine } from "@/server/kernel/money-text";
import { formatLifetime } from "@/server/kernel/time";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { attachmentUrl, checkoutUrl, qrCodeUrl } from "./addresses";
import { type AttemptView, attemptView } from "./attempts/attempt-view";
import { brandingOf, echoed } from "./core/details";
import type { SessionState } from "./core/words";
import { type PlainName, plainAnswers } from "./fields";
import { priceFor } from "./price";
import { type ChildRow, type ChildView, childView } from "./record/child-transactions";
import { type Session, type SessionWithAttempts, stateAt } from "./record/session";

/** A gateway account as the session offers it. */
type OfferView = PaymentMethodView & { branding_options?: unknown };

/** Amounts of a session as decimal strings with its currency's decimals. */
type AmountsView = {
  remaining_amount: string;
  settled_amount: string;
  paid_amount: string;
  captured_amount: string;
  refunded_amount: string;
  voided_amount: string;
};

/** The links to the hosted checkout: with a redirect, direct, and short. */
type LinksView = { checkout_url: string; checkout_page_url: string; checkout_short_url: string };

/** Addresses that are there only if the session has a file, or if they were asked for. */
type MediaView = { attachment?: string; attachment_short_url?: string; qr_code_url?: string };

/**
 * Fields that are there only if they were sent; the optional request fields beside them keep their wire
 * names.
 */
type SentFields = { [Name in PlainName]?: string } & { extra?: JsonObject; initiator_id?: number };

/** The session object. Optional request fields are echoed under their wire names beside these. */
export type SessionView = AmountsView &
  LinksView &
  MediaView &
  SentFields & {
    session_id: string;
    state: SessionState;
    type: string;
    payment_type: PaymentType;
    /** A decimal string with the currency's decimals. */
    amount: string;
    currency_code: string;
    pg_codes: readonly string[];
    operation: string;
    language: Language;
    /** `HH:MM:SS` with unbounded hours. */
    expiration_time: string;
    payment_methods: OfferView[];
    billing: { amount: string; currency_code: string; display: string };
    settled_pg_code: string | null;
    /** Captures, refunds and voids, oldest first. */
    transactions: ChildView[];
    /** The committed legs of the wallets that paid a part; absent if there are none. */
    customer_wallet_transactions?: readonly WalletTransaction[];
    /** Oldest first. */
    attempts: AttemptView[];
    /** What a client SDK starts from; only in answers to a request that asked for it. */
    sdk_setup_preload_payload?: object;
  };

/** The facts of the view. */
export type ViewedSession = {
  readonly session: SessionWithAttempts;
  /** Its captures, refunds and voids, oldest first; a session that can still be changed has none. */
  readonly children?: readonly ChildRow[];
  /** The committed legs of the wallets that paid a part; none unless given. */
  readonly walletTransactions?: readonly WalletTransaction[];
  /** The accounts of the session's `pg_codes`, in that order. */
  readonly accounts: readonly GatewayAccount[];
  readonly merchant: MerchantFacts;
  /** On the merchant's clock. */
  readonly now: Date;
};

/** The wire form of a session at `now`. */
export function sessionView(viewed: ViewedSession): SessionView {
  const { session, children = [], walletTransactions = [], now } = viewed;
  const amount = toWire(session.amount);
  const { currency } = session.amount;
  return {
    session_id: session.id,
    state: stateAt(session, now),
    type: session.type,
    payment_type: session.paymentType,
    amount,
    currency_code: currency,
    pg_codes: session.pgCodes,
    operation: session.operation,
    language: session.language,
    expiration_time: formatLifetime(session.lifetime),
    ...links(viewed),
    ...media(viewed),
    payment_methods: offers(viewed),
    billing: { amount, currency_code: currency, display: moneyLine({ amount, currency }, session.language) },
    settled_pg_code: session.settledPgCode,
    ...amounts(session),
    ...sentFields(session),
    transactions: children.map(childView),
    ...(walletTransactions.length === 0 ? {} : { customer_wallet_transactions: walletTransactions }),
    attempts: session.attempts.map(attemptView),
  };
}

/** The address of the hosted checkout page in a language. */
export function checkoutPageUrl(
  merchant: Pick<MerchantFacts, "baseUrl">,
  sessionId: string,
  language: Language,
): string {
  return `${merchant.baseUrl}/${language}/checkout/${sessionId}`;
}

/** The short link to the hosted checkout. */
export function shortCheckoutUrl(merchant: Pick<MerchantFacts, "baseUrl">, code: string): string {
  return `${merchant.baseUrl}/s/${code}`;
}

function offers({ session, accounts, merchant }: ViewedSession): OfferView[] {
  const branding = brandingOf(session.details);
  const options = { language: session.language, baseUrl: merchant.baseUrl, type: session.type };
  return accounts.flatMap((account) => {
    const terms = priceFor(session, account);
    if (terms === null) return [];
    const branded = Object.hasOwn(branding, account.code) ? { branding_options: branding[account.code] } : {};
    return [{ ...paymentMethodView(account, terms, options), ...branded }];
  });
}

function amounts(session: Session): AmountsView {
  return {
    remaining_amount: toWire(subtract(session.amount, session.settledAmount)),
    settled_amount: toWire(session.settledAmount),
    paid_amount: toWire(session.paidAmount),
    captured_amount: toWire(session.capturedAmount),
    refunded_amount: toWire(session.refundedAmount),
    voided_amount: toWire(session.voidedAmount),
  };
}

function links({ session, merchant }: ViewedSession): LinksView {
  return {
    checkout_url: checkoutUrl(merchant, session.id),
    checkout_page_url: checkoutPageUrl(merchant, session.id, session.language),
    checkout_short_url: shortCheckoutUrl(merchant, session.shortCode),
  };
}

function media({ session, merchant }: ViewedSession): MediaView {
  const attachment = session.attachmentPath && attachmentUrl(merchant, session.attachmentPath);
  return {
    ...(attachment && { attachment }),
    ...(attachment && session.hasShortAttachmentUrl && { attachment_short_url: attachment }),
    ...(session.hasQrCode && { qr_code_url: qrCodeUrl(merchant, session.id) }),
  };
}

function sentFields(session: Session): SentFields & JsonObject {
  const columns = {
    ...plainAnswers(session),
    extra: session.extra,
    initiator_id: session.initiatorId,
  };
  const details = echoed(session.details, session);
  return { ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)), ...details };
}
