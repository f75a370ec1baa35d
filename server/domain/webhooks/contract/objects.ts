/** Schemas of the objects that events of state changes contain. */
import { z } from "zod";
import { Amount, Currency, Day, Instant, named } from "@/server/kernel/wire-schema-parts";
import { OBJECT_EVENT_KINDS } from "../core/words";

const nullable = z.nullable(z.string());
const SessionId = z.string().describe("The payment session of the object.");
const AmountField = Amount.describe("Amount, in `currency_code`.");
const CurrencyField = Currency.describe("Currency of the amounts, ISO 4217.");
const PgCode = nullable.describe("Code of the gateway account; null if none is known.");
const Customer = z.string().describe("The merchant's id of the customer.");
const Created = Instant.describe("When the object was created, on the merchant's clock.");

function objectOf<F extends z.ZodRawShape>(name: string, word: string, state: string, fields: F) {
  return named(
    name,
    z.strictObject({
      object: z.literal(word).describe(`Always \`${word}\`.`),
      id: z.string().describe(`Id of the ${word}, within which events are numbered.`),
      state: nullable.describe(state),
      ...fields,
      created_at: Created,
    }),
  );
}

const EventSession = objectOf(
  "EventSession",
  "session",
  "State of the session after the event, as in the session object.",
  {
    type: z.string().describe("Type of the session, such as `e_commerce`."),
    payment_type: z.string().describe("Payment type of the session, such as `one_off`."),
    amount: AmountField,
    currency_code: CurrencyField,
    order_no: nullable.describe("The merchant's order number."),
    customer_id: nullable.describe("The merchant's id of the customer."),
    pg_code: PgCode,
    paid_amount: AmountField.describe("Amount that was paid."),
    captured_amount: AmountField.describe("Amount that was captured."),
    refunded_amount: AmountField.describe("Amount that was refunded."),
    voided_amount: AmountField.describe("Amount that was voided."),
    expires_at: Instant.describe("When the session expires, on the merchant's clock."),
  },
);

const EventOperation = objectOf(
  "EventOperation",
  "operation",
  "State of the operation after the event: the second word of `type`.",
  {
    session_id: SessionId,
    operation: z.string().describe("Refund, capture or void, in lower case."),
    source: z.string().describe("`input` if it was requested here, `pg` if it was made at the gateway."),
    destination: z.string().describe("`pg` for the gateway, `wallet` for the customer's wallet."),
    amount: AmountField,
    currency_code: CurrencyField,
    pg_code: PgCode,
    reference_number: z.string().describe("Reference of the operation for the gateway."),
    tracking_key: nullable.describe("The `Tracking-Key` of the request."),
    message: nullable.describe("Message of the gateway."),
  },
);

const EventInvoice = objectOf(
  "EventInvoice",
  "invoice",
  "State of the invoice after the event: `sent`, `paid`, `overdue` or `canceled`, as in the invoice.",
  {
    session_id: SessionId,
    invoice_number: z.string().describe("The merchant's number of the invoice."),
    due_date: Day.describe("Day on which the invoice is due."),
    amount: AmountField,
    currency_code: CurrencyField,
  },
);

const EventDispute = objectOf(
  "EventDispute",
  "dispute",
  "Stage of the dispute after the event. `fraud_warning`: the issuer warns of fraud. `inquiry`: the issuer asks before a dispute. `opened`: the customer disputes the payment. `evidence_due`: the gateway waits for evidence. `under_review`: the evidence is being examined. `won`, `lost`: decided for or against the merchant. `accepted`: the merchant accepted the dispute. `second`: disputed again. `arbitration`: the card scheme decides.",
  {
    session_id: SessionId,
    pg_code: PgCode,
    gateway_dispute_id: z.string().describe("The gateway's id of the dispute."),
    amount: AmountField,
    currency_code: CurrencyField,
    reason: z.string().describe("The gateway's reason."),
    due_by: z.nullable(Instant).describe("Until when evidence can be sent; null if the gateway named no time."),
  },
);

const EventSecondCharge = objectOf(
  "EventSecondCharge",
  "second_charge",
  "`due`: the payment was charged a second time, and the service returns that charge. `done`: it was returned. `refused`: the gateway refused; return it there.",
  {
    session_id: SessionId,
    operation: z.string().describe("How it is returned: `refund`, or `void` for a reservation."),
    amount: AmountField,
    currency_code: CurrencyField,
    pg_code: PgCode,
    reference_number: z.string().describe("Reference of the return for the gateway."),
    message: nullable.describe("Message of the gateway, or why it was not asked; null without one."),
  },
);

const EventCard = objectOf("EventCard", "card", "Always null: a saved card has no state.", {
  customer_id: Customer,
  pg_code: PgCode,
  token: z.string().describe("Token of the card."),
  brand: nullable.describe("Scheme of the card."),
  last4: z.string().describe("Last four digits of the card's number."),
  expiry_month: z.string().describe("Last month of the card's validity, two digits."),
  expiry_year: z.string().describe("Year of that month, four digits."),
});

const EventWallet = objectOf("EventWallet", "wallet", "Status of the account: `active`, `suspended` or `closed`.", {
  customer_id: Customer,
  provider: z.string().describe("Provider of the wallet."),
  currency_code: CurrencyField,
  amount: AmountField.describe("Amount that was credited or debited."),
  balance: Amount.describe("Balance of the account after the movement."),
  entry_type: z.string().describe("Why the balance changed, such as `credit_refund`."),
  operation_id: z.int().describe("Id of the wallet operation."),
  session_id: nullable.describe("The payment session of the movement; null if there is none."),
  pg_code: PgCode,
});

const EventPlan = objectOf(
  "EventSubscription",
  "subscription",
  "Status of the subscription after the event, as in the subscription object.",
  {
    session_id: z.string().describe("The setup session of the subscription."),
    customer_id: Customer,
    recurring_amount: AmountField.describe("Amount of each cycle."),
    currency_code: CurrencyField,
    frequency: z.string().describe("Interval of the cycles: `monthly` or `yearly`."),
    start_date: Day.describe("First day of the subscription."),
    end_date: z.nullable(Day).describe("Last day of the subscription; null without an end."),
    cancel_at_period_end: z.boolean().describe("True if the subscription is canceled at the period's end."),
    plan_name: nullable.describe("Name of the plan."),
    merchant_reference: nullable.describe("The merchant's reference of the subscription."),
  },
);

export const KIND_WORDS = OBJECT_EVENT_KINDS.map((kind) => `\`${kind}\``).join(", ");

export const ObjectEvent = named(
  "ObjectEvent",
  z.strictObject({
    id: z.string().describe("Id of the event, also the header `webhook-id`."),
    type: z
      .enum(OBJECT_EVENT_KINDS)
      .meta({ "x-open-list": true })
      .describe(`The object, then its new state or what happened: ${KIND_WORDS}. Kinds may be added.`),
    created_at: Instant.describe("When it happened, on the merchant's clock."),
    object: z
      .union([
        EventSession,
        EventOperation,
        EventInvoice,
        EventDispute,
        EventSecondCharge,
        EventCard,
        EventWallet,
        EventPlan,
      ])
      .describe("The object as it was after the event."),
    previous_state: nullable.describe("State of the object before the event; null for a new object."),
  }),
);
