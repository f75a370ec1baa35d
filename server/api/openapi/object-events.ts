import { OBJECT_EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { SAMPLES } from "./entry";

type Json = Readonly<Record<string, unknown>>;

const AT = "2030-02-27T21:00:00.000Z";
const REFUND = { amount: "10.500", currency_code: "KWD", pg_code: "sandbox", created_at: AT };
const CUSTOMER = { customer_id: "c-77" };

const OBJECTS: Readonly<Record<string, Json>> = {
  session: {
    ...{ object: "session", id: SAMPLES.session, type: "e_commerce", payment_type: "one_off", order_no: "10482" },
    ...{ ...REFUND, ...CUSTOMER, paid_amount: "10.500", captured_amount: "0.000", refunded_amount: "0.000" },
    ...{ voided_amount: "0.000", expires_at: "2030-02-28T21:00:00.000Z" },
  },
  operation: {
    ...{ object: "operation", id: "op_0Zb4N2p8", session_id: SAMPLES.session, operation: "refund", source: "input" },
    ...{ ...REFUND, destination: "pg", reference_number: "SRF987BFGQYJW48B", tracking_key: null, message: null },
  },
  invoice: {
    ...{ object: "invoice", id: SAMPLES.invoice, session_id: SAMPLES.session, invoice_number: "2030-112" },
    ...{ due_date: "2030-03-15", amount: "10.500", currency_code: "KWD", created_at: AT },
  },
  dispute: {
    ...{ object: "dispute", id: "dsp_5tQ1yX", session_id: SAMPLES.session, gateway_dispute_id: "du_1Q2w3E" },
    ...{ ...REFUND, reason: "fraudulent", due_by: "2030-03-06T21:00:00.000Z" },
  },
  second_charge: {
    ...{ object: "second_charge", id: "sec_4Rk8", session_id: SAMPLES.session, operation: "refund" },
    ...{ ...REFUND, reference_number: "SRF987BFGQYJW48B-SEC1", message: null },
  },
  card: {
    ...{ object: "card", id: SAMPLES.savedCard, ...CUSTOMER, pg_code: "sandbox", token: SAMPLES.card, brand: "Visa" },
    ...{ last4: "1111", expiry_month: "03", expiry_year: "2030", created_at: AT },
  },
  wallet: {
    ...{ object: "wallet", id: "wac_8Jk2", ...CUSTOMER, provider: "wallet_sarraf", amount: "2.000", balance: "7.500" },
    ...{ currency_code: "KWD", entry_type: "credit_refund", operation_id: SAMPLES.walletOperation },
    ...{ session_id: SAMPLES.session, pg_code: "sandbox", created_at: AT },
  },
  subscription: {
    ...{ object: "subscription", id: SAMPLES.subscription, session_id: SAMPLES.session, ...CUSTOMER },
    ...{ recurring_amount: "5.000", currency_code: "KWD", frequency: "monthly", start_date: "2030-01-28" },
    ...{ end_date: null, cancel_at_period_end: false, plan_name: "Basic", merchant_reference: null, created_at: AT },
  },
};

/** The object's state in examples of events whose name does not end with a state. */
const STATES: Readonly<Record<string, string>> = {
  ...{ "session.deleted": "paid", "session.restored": "paid", "subscription.created": "pending_setup" },
  ...{ "subscription.activated": "active", "subscription.recovered": "active", "subscription.changed": "active" },
  ...{ "subscription.paused": "active", "subscription.resumed": "active", "subscription.blocked": "active" },
  ...{ "subscription.cancel_scheduled": "active", "subscription.cancel_undone": "active" },
  "subscription.card_changed": "active",
};

const BEFORE: Readonly<Record<string, string>> = {
  ...{ session: "pending", operation: "processing", invoice: "sent", dispute: "opened", subscription: "active" },
  second_charge: "processing",
};

export function objectEventExamples(): Json {
  return Object.fromEntries(
    OBJECT_EVENT_KINDS.map((type) => {
      const [noun = "", word = ""] = type.split(".");
      const state = noun === "card" ? null : noun === "wallet" ? "active" : (STATES[type] ?? word);
      const isNew = ["invoice.sent", "subscription.created", "dispute.opened", "second_charge.due"].includes(type);
      const value = {
        ...{ id: SAMPLES.event, type, created_at: AT, object: { ...OBJECTS[noun], state } },
        previous_state: isNew ? null : (BEFORE[noun] ?? null),
      };
      return [type.replace(".", "_"), { summary: type, value }];
    }),
  );
}
