/** Payments of the stand-in: what confirming, capturing and cancelling do to the books. */
import { behaviourOf, cardDetails, declineError } from "./cards";
import { all, type Books, type Charge, type Intent, invalid, keep, type Refusal, tell, thing } from "./things";

const HOLD_SECONDS = 7 * 86_400;

/** What the next payment meets; each is used once. */
export type Fate = {
  /** A decline code that it is refused with. */
  decline: string | null;
  /** Units of what is held or taken, less than asked. */
  approvedUnits: number | null;
  /** What is held or taken is in this currency, lower-case. */
  currency: string | null;
};

export const NO_FATE: Fate = { decline: null, approvedUnits: null, currency: null };

const nameOf = ({ id, metadata }: Intent) => metadata.reference ?? id;

const seconds = (books: Books) => Math.floor(books.now() / 1_000);

/** A payment that nobody has confirmed. */
export function newIntent(books: Books, asked: Partial<Intent> & Pick<Intent, "amount" | "currency">): Intent {
  const intent: Intent = {
    id: books.name("pi"),
    object: "payment_intent",
    created: seconds(books),
    status: "requires_payment_method",
    amount_received: 0,
    amount_capturable: 0,
    capture_method: "automatic",
    customer: null,
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    metadata: {},
    livemode: false,
    ...asked,
  };
  return keep(books, intent);
}

/** Decides a payment by its card, or by what a test has in store for it. */
export function decide(books: Books, intent: Intent, number: string, fate: Fate): void {
  const { decline, code } = behaviourOf(number);
  const refusal = fate.decline ?? decline;
  if (refusal !== undefined && refusal !== null) {
    refuse(books, intent, declineError(refusal, fate.decline === null ? code : undefined));
    return;
  }
  const units = fate.approvedUnits ?? intent.amount;
  intent.currency = fate.currency ?? intent.currency;
  const isHeld = intent.capture_method === "manual";
  const charge = addCharge(books, intent, number, { units, isHeld });
  Object.assign(intent, { latest_charge: charge.id, last_payment_error: null, next_action: null });
  intent.status = isHeld ? "requires_capture" : "succeeded";
  if (isHeld) intent.amount_capturable = units;
  else intent.amount_received = units;
  const reference = intent.metadata.reference ?? intent.id;
  books.movements.push({
    kind: isHeld ? "hold" : "take",
    reference,
    payment: reference,
    units,
    currency: intent.currency,
  });
  tell(books, isHeld ? "payment_intent.amount_capturable_updated" : "payment_intent.succeeded", intent);
}

function addCharge(
  books: Books,
  intent: Intent,
  number: string,
  { units, isHeld }: { units: number; isHeld: boolean },
) {
  const captureBefore = isHeld ? seconds(books) + HOLD_SECONDS : null;
  const charge: Charge = {
    id: books.name("ch"),
    object: "charge",
    created: seconds(books),
    status: "succeeded",
    amount: units,
    amount_captured: isHeld ? 0 : units,
    amount_refunded: 0,
    currency: intent.currency,
    captured: !isHeld,
    payment_intent: intent.id,
    metadata: { ...intent.metadata },
    payment_method_details: { type: "card", card: cardDetails(number, captureBefore) },
  };
  return keep(books, charge);
}

/** Leaves a payment waiting for another card. */
export function refuse(books: Books, intent: Intent, error: object): void {
  Object.assign(intent, { status: "requires_payment_method", last_payment_error: error, next_action: null });
  tell(books, "payment_intent.payment_failed", intent);
}

function unexpected(intent: Intent, verb: string): Refusal {
  const message = `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`;
  return invalid("payment_intent_unexpected_state", message);
}

/** Takes what is held, once; the rest is released. */
export function captureIntent(books: Books, intent: Intent, units: number, metadata: Record<string, string>): void {
  if (intent.status !== "requires_capture") throw unexpected(intent, "captured");
  if (units > intent.amount_capturable) {
    throw invalid("amount_too_large", "The amount is greater than the amount that is capturable.");
  }
  Object.assign(intent.metadata, metadata);
  const rest = intent.amount_capturable - units;
  Object.assign(intent, { status: "succeeded", amount_received: units, amount_capturable: 0 });
  const charge = thing(books, "charge", intent.latest_charge ?? "");
  Object.assign(charge, { captured: true, amount_captured: units });
  const moved = { reference: metadata.capture ?? intent.id, payment: nameOf(intent), currency: intent.currency };
  books.movements.push({ kind: "take", ...moved, units });
  if (rest > 0) books.movements.push({ kind: "release", ...moved, units: rest });
  tell(books, "charge.captured", charge);
  tell(books, "payment_intent.succeeded", intent);
}

export function cancelIntent(books: Books, intent: Intent, reference: string): void {
  if (["succeeded", "canceled", "processing"].includes(intent.status)) throw unexpected(intent, "canceled");
  if (intent.amount_capturable > 0) {
    const { amount_capturable: units, currency } = intent;
    books.movements.push({ kind: "release", reference, payment: nameOf(intent), units, currency });
  }
  Object.assign(intent, { status: "canceled", amount_capturable: 0, next_action: null });
  tell(books, "payment_intent.canceled", intent);
}

/** What refunds have given back of a payment, or are giving back. */
function refundedUnits(books: Books, intent: Intent): number {
  return all(books, "refund")
    .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function refundIntent(books: Books, intent: Intent, units: number, metadata: Record<string, string>) {
  const left = intent.amount_received - refundedUnits(books, intent);
  if (intent.amount_received > 0 && left === 0) {
    throw invalid("charge_already_refunded", `Charge ${intent.latest_charge} has already been refunded.`);
  }
  if (units > left) throw invalid("amount_too_large", "Refund amount is greater than unrefunded amount on charge.");
  const refund = keep(books, {
    id: books.name("re"),
    object: "refund",
    created: seconds(books),
    status: books.slowRefunds ? "pending" : "succeeded",
    amount: units,
    currency: intent.currency,
    payment_intent: intent.id,
    charge: intent.latest_charge,
    metadata,
  });
  books.movements.push({
    kind: "refund",
    reference: metadata.reference ?? refund.id,
    payment: nameOf(intent),
    units,
    currency: intent.currency,
  });
  tell(books, "refund.created", refund);
  return refund;
}

/** What was taken up succeeds. */
export function settleRefunds(books: Books): void {
  for (const refund of all(books, "refund").filter(({ status }) => status === "pending")) {
    refund.status = "succeeded";
    tell(books, "refund.updated", refund);
  }
}

/** A refund that succeeded comes back, days later. */
export function failRefund(books: Books, id: string): void {
  const refund = thing(books, "refund", id);
  Object.assign(refund, { status: "failed", failure_reason: "lost_or_stolen_card" });
  const { amount: units, currency, metadata } = refund;
  const payment = nameOf(thing(books, "payment_intent", refund.payment_intent));
  books.movements.push({ kind: "refund_back", reference: metadata.reference ?? id, payment, units, currency });
  tell(books, "refund.failed", refund);
}
