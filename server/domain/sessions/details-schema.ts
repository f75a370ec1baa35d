/**
 * Readers of the nested objects of a session (Spec, "Checkout"): what they hold is stored and echoed under
 * its wire names.
 */
import { z } from "zod";
import { CHANNEL_EVENTS } from "@/server/domain/notifications";
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
import { COUNTRY_CODES } from "./core/countries";
import { AGREEMENT_FREQUENCIES, AGREEMENT_TYPES, AMOUNT_VARIABILITIES } from "./core/words";

/** A set of events: naming one twice says no more than naming it once. */
function events(names: readonly string[]): Field<string[]> {
  return list(choice(names), { empty: true }).transform((sentEvents) => [...new Set(sentEvents)]);
}

/** `SMS` is read as `sms`, unless both are sent. */
const Notifications = object({
  email: optional(events(CHANNEL_EVENTS.email)),
  sms: optional(events(CHANNEL_EVENTS.sms)),
  SMS: optional(events(CHANNEL_EVENTS.sms)),
  whatsapp: optional(events(CHANNEL_EVENTS.whatsapp)),
}).transform(({ SMS, sms = SMS, ...others }) => sent({ ...others, sms }));

const ADDRESS = {
  line1: text(128),
  line2: optional(text(128)),
  city: text(40),
  state: optional(text(40)),
  country: choice(COUNTRY_CODES),
  postal_code: optional(text(12)),
};

const BillingAddress = object(ADDRESS).transform(sent);

export const ShippingAddress = object({
  ...ADDRESS,
  first_name: text(64),
  last_name: text(64),
  email: email(128),
  phone: text(16),
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
  name: optional(text(128)),
  short_name: optional(text(64)),
  category_code: optional(matching(/^\d{4}$/, 64)),
}).transform(sent);

const Agreement = object({
  id: text(128),
  type: optional(choice(AGREEMENT_TYPES)),
  amount_variability: optional(choice(AMOUNT_VARIABILITIES)),
  frequency: optional(choice(AGREEMENT_FREQUENCIES)),
  start_date: optional(agreementDate()),
  expiry_date: optional(agreementDate()),
  max_amount_per_cycle: optional(decimal()),
  cycle_interval_days: optional(integer(1, 366)),
  total_cycles: optional(integer(1, 999)),
  seller: optional(Seller),
  extra_params: optional(anyObject()),
}).transform(sent);

const CardAcceptanceCriteria = object({ min_expiry_time: optional(integer(1, 365)) }).transform(sent);

/**
 * How a session is to be paid in the creating call; what `payload` must hold depends on the type (Spec,
 * "Checkout").
 */
export const PaymentInstrument = object({ instrument_type: text(32), payload: anyObject() }).transform((wire) => ({
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
  payment_methods: anyObject().pipe(z.record(z.string().max(16), METHOD_BRANDING)),
});

const Loyalty = nullable(
  object({ enabled: flag(), reference: optional(text(128)), metadata: optional(anyObject()) }).transform(sent),
);

/**
 * Fields of the request that are stored under their wire names; `core/details.ts` says which a merchant sees
 * again.
 */
export const DETAIL_FIELDS = {
  customer_phone_2: optional(text(16)),
  customer_first_name: optional(text(64)),
  customer_last_name: optional(text(64)),
  customer_birthdate: optional(civilDate()),
  due_datetime: optional(dueDatetime()),
  notifications: optional(Notifications),
  email_recipients: optional(EmailRecipients),
  billing_address: optional(BillingAddress),
  shipping_address: optional(ShippingAddress),
  agreement: optional(Agreement),
  card_acceptance_criteria: optional(CardAcceptanceCriteria),
  shortify_attachment_url: optional(flag()),
  generate_qr_code: optional(flag()),
  attachment_upload_url: optional(matching(/(?:pdf|jpeg|png|doc|docx|jpg|xls|xlsx|txt)$/, 500)),
  product_type: optional(text(128)),
  vendor_name: optional(text(64)),
  unit_code: optional(text(64)),
  branding_options: optional(BrandingOptions),
  loyalty: optional(Loyalty),
};
