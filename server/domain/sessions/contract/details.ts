/**
 * Readers of the nested objects of a session (Spec, "Checkout"): what they hold is stored and echoed under
 * its wire names.
 */

import { z } from "zod";
import { CHANNEL_EVENTS } from "@/server/domain/notifications/core/message-facts";
import { type CivilDate, parseCivilDate } from "@/server/kernel/time";
import {
  anyObject,
  choice,
  civilDate,
  decimal,
  email,
  type Field,
  field,
  flag,
  integer,
  list,
  matching,
  nullable,
  object,
  optional,
  refuse,
  sent,
  sentText,
  text,
} from "@/server/kernel/wire";
import { COUNTRY_CODES } from "../core/countries";
import { AGREEMENT_FREQUENCIES, AGREEMENT_TYPES, AMOUNT_VARIABILITIES } from "../core/words";

/** A set of events: naming one twice says no more than naming it once. */
function events(names: readonly string[]): Field<string[]> {
  return list(choice(names), { empty: true }).transform((sentEvents) => [...new Set(sentEvents)]);
}

/** `SMS` is read as `sms`, unless both are sent. */
const Notifications = object({
  email: optional(events(CHANNEL_EVENTS.email)),
  sms: optional(events(CHANNEL_EVENTS.sms)).describe("Events that are told by SMS."),
  SMS: optional(events(CHANNEL_EVENTS.sms)).describe("The same as `sms`."),
  whatsapp: optional(events(CHANNEL_EVENTS.whatsapp)).describe("Events that are told by WhatsApp."),
}).transform(({ SMS, sms = SMS, ...others }) => sent({ ...others, sms }));

const ADDRESS = {
  line1: text(128).describe("First line of the address."),
  line2: optional(text(128)).describe("Second line of the address."),
  city: text(40).describe("City."),
  state: optional(text(40)).describe("Where it stands."),
  country: choice(COUNTRY_CODES).describe("ISO 3166, three capitals."),
  postal_code: optional(text(12)).describe("Postal code."),
};

const BillingAddress = object(ADDRESS).transform(sent);

export const ShippingAddress = object({
  ...ADDRESS,
  first_name: text(64).describe("First name."),
  last_name: text(64).describe("Last name."),
  email: email(128),
  phone: text(16).describe("Phone number."),
}).transform(sent);

/** `YYYY-MM-DD` or `DD/MM/YYYY`, kept as the former. */
function agreementDate(): Field<CivilDate> {
  return field(
    (value) => {
      const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(sentText(value)) ?? [];
      const iso = year === undefined ? sentText(value) : `${year}-${month}-${day}`;
      return (
        parseCivilDate(iso) ??
        refuse("Date has wrong format. Use one of these formats instead: YYYY-MM-DD, DD/MM/YYYY.")
      );
    },
    { type: "string", pattern: "^(\\d{4}-\\d{2}-\\d{2}|\\d{2}/\\d{2}/\\d{4})$" },
  );
}

const Seller = object({
  name: optional(text(128)).describe("Its name."),
  short_name: optional(text(64)).describe("A short name of the seller."),
  category_code: optional(matching(/^\d{4}$/, 64)).describe("The seller's merchant category code, four digits."),
}).transform(sent);

const Agreement = object({
  id: text(128).describe("Its id."),
  type: optional(choice(AGREEMENT_TYPES)).describe("What the payment is for: an order of a shop, or a request to pay."),
  amount_variability: optional(choice(AMOUNT_VARIABILITIES)).describe("Whether every charge is of the same amount."),
  frequency: optional(choice(AGREEMENT_FREQUENCIES)).describe("How often it is charged."),
  start_date: optional(agreementDate()).describe("The first day."),
  expiry_date: optional(agreementDate()).describe("The day on which the agreement ends."),
  max_amount_per_cycle: optional(decimal()).describe("The most that a cycle may charge."),
  cycle_interval_days: optional(integer(1, 366)).describe("Days between two charges."),
  total_cycles: optional(integer(1, 999)).describe("How many charges there are in all; null if there is no end."),
  seller: optional(Seller).describe("Who sells."),
  extra_params: optional(anyObject()).describe("Anything else of the agreement."),
}).transform(sent);

const CardAcceptanceCriteria = object({
  min_expiry_time: optional(integer(1, 365)).describe("How many days the card must still be valid."),
}).transform(sent);

/**
 * How a session is to be paid in the creating call; what `payload` must hold depends on the type (Spec,
 * "Checkout").
 */
export const PaymentInstrument = object({
  instrument_type: text(32).describe("How it is paid."),
  payload: anyObject().describe("What the way to pay needs, as it gave it."),
}).transform((wire) => ({
  type: wire.instrument_type,
  payload: wire.payload as Readonly<Record<string, unknown>>,
}));

/** A list of addresses, or texts with commas between them. */
const EmailRecipients = list(email(128), { max: 50, separator: "," });

/** `DD/MM/YYYY hh:mm` in UTC, kept as `DD/MM/YYYY HH:MM:SS`, the form in which it is echoed. */
function dueDatetime(): Field<string> {
  return field(
    (value) => {
      const [, day, month, year, hour, minute, second = "00"] =
        /^(\d{2})\/(\d{2})\/(\d{4}) ([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(sentText(value)) ?? [];
      if (year === undefined || parseCivilDate(`${year}-${month}-${day}`) === null) {
        return refuse("Datetime has wrong format. Use one of these formats instead: DD/MM/YYYY hh:mm.");
      }
      return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
    },
    { type: "string", pattern: "^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}(:\\d{2})?$" },
  );
}

const METHOD_BRANDING = object({
  text: text(64),
  color: matching(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 7, "Enter a valid color."),
  font_weight: optional(integer(100, 900)).transform((weight) => weight ?? 700),
});

/** Branding of the listed methods, by `pg_code`. */
const BrandingOptions = object({
  payment_methods: anyObject()
    .pipe(z.record(z.string().max(16), METHOD_BRANDING))
    .describe("The ways in which it can be paid."),
});

const Loyalty = nullable(
  object({
    enabled: flag().describe("Whether it takes part."),
    reference: optional(text(128)).describe("Your own reference."),
    metadata: optional(anyObject()).describe("Anything of yours."),
  }).transform(sent),
);

/**
 * Fields of the request that are stored under their wire names; `core/details.ts` says which a merchant sees
 * again.
 */
export const DETAIL_FIELDS = {
  customer_phone_2: optional(text(16)).describe("Another phone number of the customer."),
  customer_first_name: optional(text(64)).describe("The customer's first name."),
  customer_last_name: optional(text(64)).describe("The customer's last name."),
  customer_birthdate: optional(civilDate()).describe("The customer's day of birth."),
  due_datetime: optional(dueDatetime()).describe(
    "Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds.",
  ),
  notifications: optional(Notifications).describe("The events that the customer is told of, by channel."),
  email_recipients: optional(EmailRecipients).describe(
    "Addresses that get copies of the customer's mails; at most 50.",
  ),
  billing_address: optional(BillingAddress).describe("Where the customer is billed."),
  shipping_address: optional(ShippingAddress).describe("Where the goods go, and who receives them."),
  agreement: optional(Agreement).describe("What the customer has agreed to be charged for later."),
  card_acceptance_criteria: optional(CardAcceptanceCriteria).describe("What a card must meet to be saved or charged."),
  shortify_attachment_url: optional(flag()).describe("Adds `attachment_short_url` to answers."),
  generate_qr_code: optional(flag()).describe("Adds `qr_code_url` to answers."),
  attachment_upload_url: optional(matching(/(?:pdf|jpeg|png|doc|docx|jpg|xls|xlsx|txt)$/, 500)).describe(
    "`file_url` of an upload.",
  ),
  product_type: optional(text(128)).describe("What is sold."),
  vendor_name: optional(text(64)).describe("Who sells it."),
  unit_code: optional(text(64)).describe("The unit of the merchant that sells; not echoed."),
  branding_options: optional(BrandingOptions).describe("How a method is named and coloured on the checkout."),
  loyalty: optional(Loyalty).describe("The customer's loyalty programme."),
};
