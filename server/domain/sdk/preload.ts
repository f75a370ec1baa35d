/** The setup payload of a client SDK (Spec, "Client SDK configuration", "The SDK payload"). */

import { mayListCards } from "@/server/domain/cards";
import { gatewayOf } from "@/server/domain/gateways";
import { savedCards } from "@/server/domain/payments";
import {
  acceptsPayment,
  isPayableAt,
  type PreloadHandler,
  returnUrl,
  sessionView,
  stateAt,
  type ViewedSession,
} from "@/server/domain/sessions";
import type { SdkResult, SetupPreload } from "@/server/domain/sessions/contract/preload";
import type { Ctx, Language } from "@/server/kernel/types";
import { sdkAddresses } from "./addresses";
import { latestDecided, resultCode, sdkResult } from "./core/result";
import { cardEntries, flexEntries, methodEntries, serviceEntries } from "./offers";

/**
 * The setup payload. A session that cannot be paid has no methods; a session that only saves a card has no
 * saved cards.
 */
export const setupPreload: PreloadHandler = (ctx, { session, accounts }) =>
  preloadOf(ctx, { session, accounts, merchant: ctx.merchant, now: ctx.now() });

export async function preloadOf(ctx: Ctx, viewed: ViewedSession): Promise<SetupPreload> {
  const { session } = viewed;
  const view = sessionView(viewed);
  const isOpen = acceptsPayment(session, viewed.now);
  const facts = { viewed, view };
  return {
    session_id: view.session_id,
    amount: view.amount,
    currency_code: view.currency_code,
    billing: view.billing,
    state: view.state,
    type: view.type,
    payment_type: view.payment_type,
    operation: view.operation,
    language: view.language,
    expiration_time: session.expiresAt.toISOString(),
    customer_id: session.customerId,
    customer_phone: session.customerPhone,
    is_amount_editable: false,
    cancel_url: sdkAddresses(viewed.merchant, session.id).cancel,
    cards: isOpen ? cardEntries(await cardsOf(ctx, viewed), facts) : [],
    payment_methods: isOpen ? methodEntries(facts) : [],
    payment_services: isOpen ? serviceEntries(facts) : [],
    flex_methods: isOpen ? flexEntries(facts) : [],
    sdk_studio: { is_enabled: false },
    response: latestResult(viewed),
  };
}

async function cardsOf(ctx: Ctx, { session, accounts }: ViewedSession) {
  return mayListCards(ctx.merchant) ? savedCards({ ctx, session, gateways: accounts }) : [];
}

export function latestResult(viewed: ViewedSession): SdkResult | null {
  const attempt = latestDecided(viewed.session.attempts);
  return attempt && resultOf(viewed, attempt);
}

export function frameResult(viewed: ViewedSession, language: Language): (SdkResult & { code: string }) | null {
  const attempt = latestDecided(viewed.session.attempts);
  return attempt && { ...resultOf(viewed, attempt, language), code: resultCode(attempt) };
}

/** The result for a callback; its return address omits the merchant's `extra`. */
export function resultOf(
  { session, now }: ViewedSession,
  attempt: ViewedSession["session"]["attempts"][number],
  language: Language = session.language,
): SdkResult {
  const { id: sessionId, orderNo } = session;
  const { referenceNumber } = attempt;
  const isOver = !session.inFlight && !isPayableAt(session, now) && stateAt(session, now) !== "expired";
  const redirectUrl =
    session.redirectUrl !== null && isOver
      ? returnUrl(session.redirectUrl, { sessionId, orderNo, referenceNumber, extra: null })
      : null;
  return sdkResult({ sessionId, orderNo, language, attempt, pgName: gatewayOf(attempt.connector).name, redirectUrl });
}
