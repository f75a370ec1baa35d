/**
 * The session object in responses to creation, retrieval and update (Spec, "Payment session", "The session
 * object" 1 to 5).
 */

import { type GatewayAccount, type PaymentMethodView, paymentMethodView } from "@/server/domain/gateways";
import type { WalletTransaction } from "@/server/domain/wallet";
import { subtract, toWire } from "@/server/kernel/money";
import { moneyLine } from "@/server/kernel/money-text";
import { formatLifetime } from "@/server/kernel/time";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import { answer, given, type Whole } from "@/server/kernel/wire-schema-parts";
import { attachmentUrl, checkoutUrl, qrCodeUrl } from "./addresses";
import { attemptView } from "./attempts/attempt-view";
import type { EchoedFields, SessionView } from "./contract/answers";
import { brandingOf, echoed } from "./core/details";
import { plainAnswers } from "./fields";
import { priceFor } from "./price";
import { type ChildRow, childView } from "./record/child-transactions";
import { type Session, type SessionWithAttempts, stateAt } from "./record/session";
import { storedUser } from "./record/user-of";

export type ViewedSession = {
  readonly session: SessionWithAttempts;
  readonly children?: readonly ChildRow[];
  readonly walletTransactions?: readonly WalletTransaction[];
  readonly accounts: readonly GatewayAccount[];
  readonly merchant: MerchantFacts;
  readonly now: Date;
};

export function sessionView(viewed: ViewedSession): SessionView {
  const { session, children = [], walletTransactions = [], now } = viewed;
  const amount = toWire(session.amount);
  const { currency } = session.amount;
  return answer<Omit<SessionView, "sdk_setup_preload_payload">>()({
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
    ...given({
      payment_link_id: session.linkId,
      cash_collected_at: session.cashCollectedAt?.toISOString() ?? null,
      cash_collected_by: storedUser(session.cashCollectedBy),
    }),
    ...sentFields(session),
    transactions: children.map(childView),
    ...given({ customer_wallet_transactions: walletTransactions.length === 0 ? null : [...walletTransactions] }),
    attempts: session.attempts.map(attemptView),
  });
}

export function checkoutPageUrl(
  merchant: Pick<MerchantFacts, "baseUrl">,
  sessionId: string,
  language: Language,
): string {
  return `${merchant.baseUrl}/${language}/checkout/${sessionId}`;
}

export function shortCheckoutUrl(merchant: Pick<MerchantFacts, "baseUrl">, code: string): string {
  return `${merchant.baseUrl}/s/${code}`;
}

function offers({ session, accounts, merchant }: ViewedSession): PaymentMethodView[] {
  const branding = brandingOf(session.details);
  const options = { language: session.language, baseUrl: merchant.baseUrl, type: session.type };
  return accounts.flatMap((account) => {
    const terms = priceFor(session, account);
    if (terms === null) return [];
    const look = Object.hasOwn(branding, account.code) ? branding[account.code] : null;
    const offer = paymentMethodView(account, terms, options);
    return [answer<PaymentMethodView>()({ ...offer, ...given({ branding_options: look }) })];
  });
}

function amounts(session: Session) {
  return {
    remaining_amount: toWire(subtract(session.amount, session.settledAmount)),
    settled_amount: toWire(session.settledAmount),
    paid_amount: toWire(session.paidAmount),
    captured_amount: toWire(session.capturedAmount),
    refunded_amount: toWire(session.refundedAmount),
    voided_amount: toWire(session.voidedAmount),
  } satisfies Partial<SessionView>;
}

function links({ session, merchant }: ViewedSession) {
  return {
    checkout_url: checkoutUrl(merchant, session.id),
    checkout_page_url: checkoutPageUrl(merchant, session.id, session.language),
    checkout_short_url: shortCheckoutUrl(merchant, session.shortCode),
  } satisfies Partial<SessionView>;
}

function media({ session, merchant }: ViewedSession) {
  const attachment = session.attachmentPath && attachmentUrl(merchant, session.attachmentPath);
  return given({
    attachment,
    attachment_short_url: session.hasShortAttachmentUrl ? attachment : null,
    qr_code_url: session.hasQrCode ? qrCodeUrl(merchant, session.id) : null,
  });
}

function sentFields(session: Session): Whole<EchoedFields> {
  const columns = given({
    ...plainAnswers(session),
    extra: session.extra,
    initiator_id: session.initiatorId,
  });
  return { ...columns, ...echoed(session.details, session) };
}
