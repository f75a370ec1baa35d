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

const PAGE_PARTS = ["payment_intent.latest_charge", "payment_intent.payment_method", "setup_intent.payment_method"];

export const INTENT_PARTS = ["latest_charge"];

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

/** The payment's refunds, newest first, at most 100. */
export async function refundsOf(account: Account, intent: string): Promise<readonly StripeRefund[]> {
  const page = await ask({ account, reader: listOf(REFUND) }, (stripe, options) =>
    stripe.refunds.list({ payment_intent: intent, limit: 100 }, options),
  );
  return page.data;
}
