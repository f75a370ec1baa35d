/** The effect of each of Stripe's event types (docs/gateways/stripe.md, "Events"). */
import type { EventRule } from "../../../core/notification";
import { ruleIn } from "../../../engine/core/event";

/** Event types about a payment, refund, dispute, review, warning, payout or mandate. */
const FAMILY = /^(charge|payment_intent|checkout\.session|refund|review|radar\.early_fraud_warning|payout|mandate)\./;

const booked = (about: EventRule["about"], why: string): EventRule => ({ about, effect: "booked", why });
const ignored = (about: EventRule["about"], why: string): EventRule => ({ about, effect: "ignored", why });

const ASKS = "Stripe is asked about the payment.";
const DISPUTE = "A dispute.";
const UNDECIDED = "Nothing is decided yet.";
const REFUNDED = "The refund settles by the state that Stripe reports.";
const REVIEWED = "A rejected payment is refunded or canceled, which has its own event.";
const PAYOUTS = "Payouts change no payment.";

export const STRIPE_EVENTS: Readonly<Record<string, EventRule>> = {
  "charge.captured": booked("capture", "A capture made at Stripe is booked; one of ours is confirmed."),
  "charge.dispute.closed": booked("dispute", DISPUTE),
  "charge.dispute.created": booked("dispute", DISPUTE),
  "charge.dispute.funds_reinstated": booked("dispute", DISPUTE),
  "charge.dispute.funds_withdrawn": booked("dispute", DISPUTE),
  "charge.dispute.updated": booked("dispute", DISPUTE),
  "charge.expired": booked("hold_ended", "The reserved amount was released."),
  "charge.failed": booked("charge", ASKS),
  "charge.pending": ignored("charge", UNDECIDED),
  "charge.refund.updated": booked("refund", REFUNDED),
  "charge.refunded": ignored("refund", "Each refund has its own event."),
  "charge.succeeded": booked("charge", ASKS),
  "charge.updated": booked("charge", ASKS),
  "checkout.session.async_payment_failed": booked("charge", ASKS),
  "checkout.session.async_payment_succeeded": booked("charge", ASKS),
  "checkout.session.completed": booked("charge", ASKS),
  "checkout.session.expired": booked("charge", ASKS),
  "mandate.updated": ignored("other", "No payment here uses a mandate."),
  "payment_intent.amount_capturable_updated": booked("charge", ASKS),
  "payment_intent.canceled": booked("hold_ended", "A reserved amount was released; an open payment is asked about."),
  "payment_intent.created": ignored("charge", UNDECIDED),
  "payment_intent.partially_funded": ignored("charge", UNDECIDED),
  "payment_intent.payment_failed": booked("charge", ASKS),
  "payment_intent.processing": ignored("charge", UNDECIDED),
  "payment_intent.requires_action": ignored("charge", UNDECIDED),
  "payment_intent.succeeded": booked("charge", ASKS),
  "payout.canceled": ignored("settlement", PAYOUTS),
  "payout.created": ignored("settlement", PAYOUTS),
  "payout.failed": { about: "settlement", effect: "listed", why: "The bank did not take the payout." },
  "payout.paid": ignored("settlement", PAYOUTS),
  "payout.reconciliation_completed": ignored("settlement", PAYOUTS),
  "payout.updated": ignored("settlement", PAYOUTS),
  "radar.early_fraud_warning.created": booked("dispute", DISPUTE),
  "radar.early_fraud_warning.updated": booked("dispute", DISPUTE),
  "refund.created": booked("refund", REFUNDED),
  "refund.failed": booked("refund", "The refund is reversed."),
  "refund.updated": booked("refund", REFUNDED),
  "review.closed": ignored("other", REVIEWED),
  "review.opened": ignored("other", "The payment is unchanged while Stripe reviews it."),
};

const CARD = /^(setup_intent|payment_method)\./;
const NO_PAYMENT = ignored("other", "It concerns no payment.");

const UNKNOWN: EventRule = { about: "other", effect: "listed", why: "The event type is not known." };

/**
 * The rule for an event type. Unknown types about a payment are listed for a person; other unknown types are
 * ignored.
 */
export function ruleOf(type: string): EventRule {
  const known = ruleIn(STRIPE_EVENTS, type);
  if (known !== undefined) return known;
  if (FAMILY.test(type)) return UNKNOWN;
  return CARD.test(type) ? ignored("card", "The page's payment brings the saved card.") : NO_PAYMENT;
}
