/** The session object of the wire: the same for creation, retrieval and update (Spec, "Payment session"; decision §5). */

import type { PaymentSession } from "../../db/generated/client";
import { currency } from "../../kernel/currency";
import { type Money, money, subtract, toWire } from "../../kernel/money";
import { moneyLine } from "../../kernel/money-text";
import { formatLifetime } from "../../kernel/time";
import type { Language, MerchantFacts } from "../../kernel/types";
import { chargeTerms, type GatewayAccount, type PaymentMethodView, type Plugin, paymentMethodView } from "../gateways";
import type { WalletTransaction } from "../wallet";
import { type AttemptRow, type AttemptView, attemptView } from "./attempt-view";
import { type ChildRow, childView } from "./child-transactions";
import { brandingOf, echoed } from "./core/details";
import { effectiveState, sessionState } from "./core/machine";

export type SessionRow = PaymentSession;
export type SessionView = Record<string, unknown> & {
  session_id: string;
  state: string;
  payment_methods: (PaymentMethodView & { branding_options?: unknown })[];
  attempts: AttemptView[];
};

/** What the view is made of. */
export type SessionFacts = {
  readonly session: SessionRow;
  readonly attempts: readonly AttemptRow[];
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

/** The address of the hosted checkout page in a language. */
export function checkoutPageUrl(
  merchant: Pick<MerchantFacts, "baseUrl">,
  sessionId: string,
  language: Language,
): string {
  return `${merchant.baseUrl}/${language}/checkout/${sessionId}`;
}

/** The page's language as stored. */
export function languageOf(session: Pick<SessionRow, "language">): Language {
  return session.language === "ar" ? "ar" : "en";
}

/** The `type` as stored. The database holds the two words that the schema reads, and no others. */
export function pluginOf(session: Pick<SessionRow, "type">): Plugin {
  return session.type === "e_commerce" ? "e_commerce" : "payment_request";
}

/** The session's amount with its currency. */
export function sessionAmount(session: Pick<SessionRow, "amount" | "currency">): Money {
  return money(session.amount.toString(), currency(session.currency));
}

/** True while a gateway has been asked to charge and its answer is not known. */
export function isInFlight({ attempts }: { readonly attempts: readonly Pick<AttemptRow, "state">[] }): boolean {
  return attempts.some(({ state }) => state === "processing");
}

function offers({ session, accounts, merchant }: SessionFacts): SessionView["payment_methods"] {
  const amount = sessionAmount(session);
  const branding = brandingOf(detailsOf(session));
  const options = { language: languageOf(session), baseUrl: merchant.baseUrl, type: pluginOf(session) };
  return accounts.flatMap((account) => {
    const terms = chargeTerms(account, amount, { wholeFee: session.paymentType !== "auto_pay" });
    if (terms === null) return [];
    const branded = Object.hasOwn(branding, account.code) ? { branding_options: branding[account.code] } : {};
    return [{ ...paymentMethodView(account, terms, options), ...branded }];
  });
}

function amounts(session: SessionRow): Record<string, string> {
  const amount = sessionAmount(session);
  const of = (value: { toString(): string }): Money => money(value.toString(), amount.currency);
  return {
    remaining_amount: toWire(subtract(amount, of(session.settledAmount))),
    settled_amount: toWire(of(session.settledAmount)),
    paid_amount: toWire(of(session.paidAmount)),
    captured_amount: toWire(of(session.capturedAmount)),
    refunded_amount: toWire(of(session.refundedAmount)),
    voided_amount: toWire(of(session.voidedAmount)),
  };
}

function links({ session, merchant }: SessionFacts): Record<string, string> {
  return {
    checkout_url: `${merchant.baseUrl}/b/checkout/redirect/start/?session_id=${session.id}`,
    checkout_page_url: checkoutPageUrl(merchant, session.id, languageOf(session)),
    checkout_short_url: `${merchant.baseUrl}/s/${session.shortCode}`,
  };
}

/** Optional fields, only those that were sent. */
function optionalFields(session: SessionRow): Record<string, unknown> {
  const columns = {
    order_no: session.orderNo,
    customer_id: session.customerId,
    customer_email: session.customerEmail,
    customer_phone: session.customerPhone,
    webhook_url: session.webhookUrl,
    redirect_url: session.redirectUrl,
    extra: session.extra,
    initiator_id: session.initiatorId,
  };
  const details = echoed(detailsOf(session), session);
  return { ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null)), ...details };
}

/** The session's `extra`; null when none was sent. */
export function extraOf({ extra }: Pick<SessionRow, "extra">): Readonly<Record<string, unknown>> | null {
  return typeof extra === "object" && extra !== null && !Array.isArray(extra) ? extra : null;
}

/** The stored optional request fields under their wire names. */
export function detailsOf(session: Pick<SessionRow, "details">): Readonly<Record<string, unknown>> {
  const { details } = session;
  return typeof details === "object" && details !== null && !Array.isArray(details) ? details : {};
}

/** The wire form of a session as it stands at `facts.now`. */
export function sessionView(facts: SessionFacts): SessionView {
  const { session, attempts, children = [], walletTransactions = [], now } = facts;
  const amount = sessionAmount(session);
  const lifetime = { state: sessionState(session.state), expiresAt: session.expiresAt, inFlight: isInFlight(facts) };
  return {
    session_id: session.id,
    state: effectiveState(lifetime, now),
    type: session.type,
    payment_type: session.paymentType,
    amount: toWire(amount),
    currency_code: session.currency,
    pg_codes: session.pgCodes,
    operation: session.operation,
    language: session.language,
    expiration_time: formatLifetime(session.lifetime),
    ...links(facts),
    payment_methods: offers(facts),
    billing: {
      amount: toWire(amount),
      currency_code: session.currency,
      display: moneyLine({ amount: toWire(amount), currency: session.currency }, languageOf(session)),
    },
    settled_pg_code: session.settledPgCode,
    ...amounts(session),
    ...optionalFields(session),
    transactions: children.map(childView),
    ...(walletTransactions.length === 0 ? {} : { customer_wallet_transactions: walletTransactions }),
    attempts: attempts.map(attemptView),
  };
}
