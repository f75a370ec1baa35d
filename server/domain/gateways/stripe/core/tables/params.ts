import type { AnswerFields, KeptFields } from "../../../engine/core/facts";

const CARD = "latest_charge/payment_method_details/card";
const card = { brand: `${CARD}/brand`, last4: `${CARD}/last4`, month: `${CARD}/exp_month`, year: `${CARD}/exp_year` };

/** Stripe sends the whole charge or only its id. */
const CHARGE_ID = "latest_charge latest_charge/id";

const INTENT: AnswerFields = {
  about: "metadata/reference",
  refs: { intent: "id", charge: CHARGE_ID },
  params: {
    ...{ payment_id: "id", result: "status", transaction_id: "latest_charge/id", track_id: "metadata/reference" },
    ...{ card_type: `${CARD}/brand`, auth_code: `${CARD}/authorization_code` },
  },
  card,
  captureBefore: `${CARD}/capture_before`,
};
const movedBy = (units: string) => ({ ...INTENT, moved: { units, currency: "currency" } });

/** Fields of a payment that is undecided, reserved or taken. */
export const INTENT_FIELDS = {
  ...{ undecided: INTENT, held: movedBy("amount_capturable"), taken: movedBy("amount_received") },
};

export const REFUND_FIELDS: AnswerFields = {
  about: "metadata/reference",
  refs: { refund: "id" },
  params: { ref: "id", result: "status" },
  moved: { units: "amount", currency: "currency" },
};

/** Paths of the amount in an event's object. */
export const EVENT_AMOUNT = { units: "amount amount_total", currency: "currency" };
export const CAPTURED = { units: "amount_captured", currency: "currency" };

const both = (path: string) => `payment_intent/payment_method/${path} setup_intent/payment_method/${path}`;

/** Paths in a Checkout Session, whose payment exists only after the customer's first attempt. */
export const PAGE_REFS = {
  session: "id",
  intent: "payment_intent payment_intent/id",
  charge: "payment_intent/latest_charge payment_intent/latest_charge/id",
};
export const PAGE_KEPT: KeptFields = {
  handle: { method: both("id"), customer: both("customer") },
  networkTransactionId: `payment_intent/${CARD}/network_transaction_id`,
};
export const PAGE_CARD = { ...inPage(), name: "payment_intent/latest_charge/billing_details/name" };

function inPage() {
  const at = (name: string) => `payment_intent/${CARD}/${name} setup_intent/payment_method/card/${name}`;
  return { brand: at("brand"), last4: at("last4"), month: at("exp_month"), year: at("exp_year") };
}
