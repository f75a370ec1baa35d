import { z } from "zod";
import { CHANNEL_EVENTS } from "@/server/domain/notifications/core/message-facts";
import { customersPhone } from "@/server/kernel/phone-field";
import { sentText } from "@/server/kernel/sent-values";
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
  text,
} from "@/server/kernel/wire";
import { described } from "@/server/kernel/wire-schema";
import { COUNTRY_CODES } from "../core/countries";
import { AGREEMENT_FREQUENCIES, AGREEMENT_TYPES, AMOUNT_VARIABILITIES } from "../core/words";

function events(names: readonly string[]): Field<string[]> {
  return list(choice(names), { empty: true }).transform((sentEvents) => [...new Set(sentEvents)]);
}

const Notifications = object({
  email: optional(events(CHANNEL_EVENTS.email)).describe(
    "Events to notify by mail to `customer_email`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`.",
  ),
  sms: optional(events(CHANNEL_EVENTS.sms)).describe(
    "Events to notify by SMS to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`.",
  ),
  SMS: optional(events(CHANNEL_EVENTS.sms)).describe(
    "Another name of `sms`, read if `sms` is absent: any of `created`, `paid`, `authorized`, `failed`, `canceled`, `expired`, `captured`, `refunded` and `voided`.",
  ),
  whatsapp: optional(events(CHANNEL_EVENTS.whatsapp)).describe(
    "Events to notify by WhatsApp to `customer_phone`: any of `created`, `paid`, `authorized`, `failed`, `canceled` and `expired`.",
  ),
}).transform(({ SMS, sms = SMS, ...others }) => sent({ ...others, sms }));

const ADDRESS = {
  line1: text(128).describe("First line of the address."),
  line2: optional(text(128)).describe("Second line of the address."),
  city: text(40).describe("City of the address."),
  state: optional(text(40)).describe("State or province of the address."),
  country: choice(COUNTRY_CODES).describe("Country, one of the ISO 3166-1 alpha-2 codes, such as `KW`."),
  postal_code: optional(text(12)).describe("Postal code of the address."),
};

const BillingAddress = object(ADDRESS).transform(sent);

export const ShippingAddress = object({
  ...ADDRESS,
  first_name: text(64).describe("First name of the recipient."),
  last_name: text(64).describe("Last name of the recipient."),
  email: email(128).describe("Email address of the recipient."),
  phone: customersPhone(16).describe("Phone number of the recipient."),
}).transform(sent);

/** A date as `YYYY-MM-DD` or `DD/MM/YYYY`, stored as `YYYY-MM-DD`. */
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
  name: optional(text(128)).describe("Name of the seller."),
  short_name: optional(text(64)).describe("Short name of the seller."),
  category_code: optional(matching(/^\d{4}$/, 64)).describe("Merchant category code of the seller, four digits."),
}).transform(sent);

const Agreement = object({
  id: text(128).describe("Your id of the agreement. The card that pays under it is the one charged later."),
  type: optional(choice(AGREEMENT_TYPES)).describe(
    "Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`. The first `auto_debit` session of an agreement that names `recurring` must also name `frequency`, `amount_variability`, `expiry_date`, `cycle_interval_days` and `total_cycles`; `installment` these and `seller`; `unscheduled` its `frequency`.",
  ),
  amount_variability: optional(choice(AMOUNT_VARIABILITIES)).describe(
    "`fixed`: every charge is of the same amount. `variable`: amounts differ.",
  ),
  frequency: optional(choice(AGREEMENT_FREQUENCIES)).describe(
    "How often charges happen: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`.",
  ),
  start_date: optional(agreementDate()).describe("First day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."),
  expiry_date: optional(agreementDate()).describe("Last day of the agreement, `YYYY-MM-DD` or `DD/MM/YYYY`."),
  max_amount_per_cycle: optional(decimal()).describe(
    "Most that one cycle charges by your agreement, a decimal in the session's currency. The service refuses no charge by it.",
  ),
  cycle_interval_days: optional(integer(1, 366)).describe("Days between two charges."),
  total_cycles: optional(integer(1, 999)).describe("Number of charges in all."),
  seller: optional(Seller).describe("Who sells under an `installment` agreement."),
  extra_params: optional(anyObject()).describe("Other terms of the agreement."),
}).transform(sent);

const CardAcceptanceCriteria = object({
  min_expiry_time: optional(integer(1, 365)).describe("Number of days that the card must still be valid."),
}).transform(sent);

const INSTRUMENT_TYPES = ["apple_pay", "google_pay", "samsung_pay", "token", "wallet"] as const;

/** The payment instrument of the creating call; its type determines its `payload` (Spec, "Checkout"). */
export const PaymentInstrument = object({
  instrument_type: described(text(32), () => ({ type: "string", enum: INSTRUMENT_TYPES })).describe(
    "What pays: `apple_pay`, `google_pay`, `samsung_pay`, `token` for a saved card, or `wallet` for the customer's credit.",
  ),
  payload: anyObject().describe(
    'For a device wallet the wallet\'s own object, `{"token": "…"}` for `samsung_pay`; for `token` `{"token": "…"}`; for `wallet` `{"wallet_code": "wallet_sarraf"}`, or `{}` if the gateway account accepts one wallet.',
  ),
}).transform((wire) => ({
  type: wire.instrument_type,
  payload: wire.payload as Readonly<Record<string, unknown>>,
}));

/** A list of email addresses, or of texts with several addresses separated by commas. */
const EmailRecipients = list(email(128), { max: 50, separator: "," });

/** A time as `DD/MM/YYYY hh:mm` in UTC, stored and returned as `DD/MM/YYYY HH:MM:SS`. */
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
  text: text(64).describe("Text to show in place of the method's name."),
  color: matching(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 7, "Enter a valid color.").describe(
    "Colour of the text, `#rgb` or `#rrggbb`.",
  ),
  font_weight: optional(integer(100, 900))
    .transform((weight) => weight ?? 700)
    .describe("Weight of the text, 100 to 900. Default 700."),
});

const MOST_BRANDED = 100;

const BrandingOptions = object({
  payment_methods: anyObject()
    .refine((methods) => Object.keys(methods).length <= MOST_BRANDED, {
      error: `Ensure this field has no more than ${MOST_BRANDED} elements.`,
      abort: true,
    })
    .pipe(z.record(z.string().max(16), METHOD_BRANDING))
    .describe("Text and colour of each method, by its `pg_code`; at most 100."),
});

const Loyalty = nullable(
  object({
    enabled: flag().describe("True if the payment takes part in the programme."),
    reference: optional(text(128)).describe("Reference in the programme. Default `order_no`."),
    metadata: optional(anyObject()).describe("Your own data about the programme."),
  }).transform(sent),
);

/**
 * Request fields that are stored under their names in the API; `core/details.ts` decides which are returned.
 */
export const DETAIL_FIELDS = {
  customer_phone_2: optional(customersPhone(16)).describe("Customer's second phone number."),
  customer_first_name: optional(text(64)).describe("Customer's first name."),
  customer_last_name: optional(text(64)).describe("Customer's last name."),
  customer_birthdate: optional(civilDate()).describe("Customer's date of birth."),
  due_datetime: optional(dueDatetime()).describe('Time shown as "Due by", `DD/MM/YYYY hh:mm` in UTC. It ends nothing.'),
  notifications: optional(Notifications).describe(
    "Events that the customer is notified of, by channel. A channel needs its contact: `customer_email` or `customer_phone`.",
  ),
  email_recipients: optional(EmailRecipients).describe(
    "Email addresses that get copies of the customer's mails, at most 50: a list, or one text with commas.",
  ),
  billing_address: optional(BillingAddress).describe("Customer's billing address."),
  shipping_address: optional(ShippingAddress).describe("Address and recipient of the goods."),
  agreement: optional(Agreement).describe(
    "What the customer agrees to be charged for later. Required for `auto_debit` and, with its `id` alone, for `auto_pay`; optional for `save_card`; refused for `one_off`.",
  ),
  card_acceptance_criteria: optional(CardAcceptanceCriteria).describe("What a card must meet to be saved or charged."),
  shortify_attachment_url: optional(flag()).describe("True: answers contain `attachment_short_url`."),
  generate_qr_code: optional(flag()).describe("True: answers contain `qr_code_url`."),
  attachment_upload_url: optional(matching(/(?:pdf|jpeg|png|doc|docx|jpg|xls|xlsx|txt)$/, 500)).describe(
    "`file_url` of an uploaded file, as often as you like. Any other text with such an extension is only echoed.",
  ),
  product_type: optional(text(128)).describe("What is sold."),
  vendor_name: optional(text(64)).describe("Who sells it."),
  unit_code: optional(text(64)).describe("Unit of the merchant that sells. Stored, not echoed and not used."),
  branding_options: optional(BrandingOptions).describe(
    "Texts and colours of the payment methods on the checkout. Echoed only in `payment_methods`.",
  ),
  loyalty: optional(Loyalty).describe(
    "The customer's part in a loyalty programme. Stored and echoed; the service gives no reward.",
  ),
};
