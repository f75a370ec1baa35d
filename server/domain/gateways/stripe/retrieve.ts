/** Asks for what Stripe has under its own names. Never acts. */
import type { Account } from "../core/opened-account";
import { ask, StripeRefusal } from "./client";
import {
  type CheckoutSession,
  INTENT,
  listOf,
  type PaymentIntent,
  REFUND,
  SESSION,
  type StripeRefund,
} from "./core/wire";

/** What of a page is asked for whole. */
const PAGE_PARTS = ["payment_intent.latest_charge", "payment_intent.payment_method", "setup_intent.payment_method"];

/** What of a payment is asked for whole. */
export const INTENT_PARTS = ["latest_charge"];

/** Null in place of Stripe's answer that it has no such thing. */
async function orMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StripeRefusal && error.status === 404) return null;
    throw error;
  }
}

export function retrievePage(account: Account, id: string): Promise<CheckoutSession | null> {
  return orMissing(
    ask({ account, reader: SESSION }, (stripe, options) =>
      stripe.checkout.sessions.retrieve(id, { expand: PAGE_PARTS }, options),
    ),
  );
}

export function retrieveIntent(account: Account, id: string): Promise<PaymentIntent | null> {
  return orMissing(
    ask({ account, reader: INTENT }, (stripe, options) =>
      stripe.paymentIntents.retrieve(id, { expand: INTENT_PARTS }, options),
    ),
  );
}

export function retrieveRefund(account: Account, id: string): Promise<StripeRefund | null> {
  return orMissing(ask({ account, reader: REFUND }, (stripe, options) => stripe.refunds.retrieve(id, {}, options)));
}

/** The refunds of a payment, newest first; a payment has at most 100 that are looked through. */
export async function refundsOf(account: Account, intent: string): Promise<readonly StripeRefund[]> {
  const page = await ask({ account, reader: listOf(REFUND) }, (stripe, options) =>
    stripe.refunds.list({ payment_intent: intent, limit: 100 }, options),
  );
  return page.data;
}
