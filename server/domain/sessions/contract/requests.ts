/**
 * The wire form of session requests: every field of creation and update, read by its rule (Spec, "Checkout";
 * Spec, "Session requests" 1 to 12, "Errors on the wire" 4 to 8).
 */

import type { z } from "zod";
import { attachmentFile } from "@/server/domain/attachments/contract";
import type { InspectedFile } from "@/server/domain/attachments/core/inspect-file";
import { isPaymentType, PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { parseLifetime } from "@/server/kernel/time";
import {
  anyObject,
  choice,
  decimal,
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
import type { Language } from "@/server/kernel/words";
import { LANGUAGES, PAYMENT_TYPE_WORDS, type PaymentType, SESSION_TYPES } from "@/server/kernel/words";
import type { Details } from "../core/rules";
import { PLAIN_READERS, type SentPlainFields, sentPlainFields } from "../fields";
import { DETAIL_FIELDS, PaymentInstrument, ShippingAddress } from "./details";

const MIN_LIFETIME = 60;
const MAX_LIFETIME = 365 * 86_400;

/** A payment instrument as it was sent; its type and payload are judged by the module that pays with it. */
export type Instrument = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };

/** What a request says of a session; absent fields are undefined. */
export type SessionFields = SentPlainFields & {
  readonly type?: (typeof SESSION_TYPES)[number];
  readonly paymentType?: PaymentType;
  /** Decimal text; its scale is judged with the currency. */
  readonly amount?: string;
  readonly currency?: string;
  readonly pgCodes?: readonly string[];
  readonly language?: Language;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Seconds. */
  readonly lifetime?: number;
  readonly initiatorId?: number;
  /** Present when the request carried an `autopay` block. */
  readonly autopay?: Readonly<Record<string, unknown>>;
  /** The session is to be paid in the creating call. */
  readonly instrument?: Instrument;
  /** The answer is to carry what a client SDK starts from. */
  readonly includePreload?: boolean;
  /** A file for the customer; null says that there is none. */
  readonly attachment?: InspectedFile | null;
  /** Only the keys that were sent. */
  readonly details: Details;
};

/** A creation: the required fields are there. */
export type NewSession = SessionFields & Required<Pick<SessionFields, "type" | "amount" | "currency" | "pgCodes">>;

/** `[D ]HH:MM:SS` in seconds, one minute to 365 days. */
function lifetime(): Field<number> {
  return field(
    (value) => {
      const seconds = parseLifetime(sentText(value).trim());
      if (seconds === null)
        return refuse("Duration has wrong format. Use one of these formats instead: [DD ]HH:MM:SS.");
      if (seconds < MIN_LIFETIME) return refuse("Ensure this value is greater than or equal to 00:01:00.");
      if (seconds > MAX_LIFETIME) return refuse("Ensure this value is less than or equal to 365 00:00:00.");
      return seconds;
    },
    { type: "string", pattern: "^(\\d+ )?\\d+:\\d{2}:\\d{2}$" },
  );
}

/**
 * A list item that names no gateway is refused with the gateways, so that the messages of `pg_codes` are
 * always a list (Spec, "Errors").
 */
const CODE = text(128);

/** The four payment types sent in `type` are read as `payment_type` (Spec, "Session requests" 1 to 8). */
const TYPE_WORDS = [...SESSION_TYPES, ...PAYMENT_TYPE_WORDS] as const;

/** The subscription reads their values; a form's words for true and false are recognized here. */
const PREFERENCES = { pre_charge_enabled: flag(), failure_enabled: flag(), final_failure_enabled: flag() };

const FIELDS = {
  type: choice(TYPE_WORDS).describe("What the payment is for: an order of a shop, or a request to pay."),
  amount: decimal(),
  currency_code: matching(/^[A-Za-z]{3}$/, 3, "Enter a valid currency code.")
    .transform((code) => code.toUpperCase())
    .describe("ISO 4217, three capitals."),
  pg_codes: list(CODE, { max: 50 })
    .transform((codes) => [...new Set(codes)])
    .describe("Codes of the merchant's gateways that may serve it."),
  payment_type: optional(choice(PAYMENT_TYPE_WORDS)).describe(
    "How the session is paid and what it leaves behind: a charge, a saved card, a subscription.",
  ),
  language: optional(choice(LANGUAGES)).describe("Of pages and messages."),
  ...PLAIN_READERS,
  extra: optional(anyObject()).describe(
    "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
  ),
  expiration_time: optional(lifetime()).describe(
    "How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days.",
  ),
  initiator_id: optional(integer(1, 99_999_999_999)).describe("The user of the merchant who asks for the payment."),
  autopay: optional(anyObject({ notification_preferences: anyObject(PREFERENCES) })).describe(
    "The plan of the subscription that `auto_pay` sets up.",
  ),
  shopping_address: optional(ShippingAddress).describe("The same as `shipping_address`, unless both are sent."),
  shortify_checkout_url: optional(flag()).describe("Taken and not used: every session has a short link."),
  include_sdk_setup_preload: optional(flag()).describe("The answer has `sdk_setup_preload_payload`."),
  preload_checkout_page: optional(flag()).describe("Taken and not used."),
  payment_instrument: optional(PaymentInstrument).describe("Pays the session in this call."),
  attachment: optional(nullable(attachmentFile())),
  ...DETAIL_FIELDS,
};

const PARTIAL = {
  ...FIELDS,
  type: optional(FIELDS.type),
  amount: optional(FIELDS.amount),
  currency_code: optional(FIELDS.currency_code),
  pg_codes: optional(FIELDS.pg_codes),
};

type Wire = z.infer<z.ZodObject<typeof PARTIAL>>;

function detailsOf(wire: Wire): Details {
  const details: Record<string, unknown> = {};
  const values: Record<string, unknown> = {
    ...wire,
    shipping_address: wire.shipping_address ?? wire.shopping_address,
  };
  for (const name of Object.keys(DETAIL_FIELDS)) {
    if (values[name] !== undefined) details[name] = values[name];
  }
  return details;
}

/** Snake case to camel case, and the documented aliases. */
function toFields(wire: Wire): SessionFields {
  const typed = isPaymentType(wire.type)
    ? { type: "payment_request" as const, paymentType: wire.payment_type ?? wire.type }
    : { type: wire.type, paymentType: wire.payment_type };
  return sent({
    ...typed,
    amount: wire.amount,
    currency: wire.currency_code,
    pgCodes: wire.pg_codes,
    language: wire.language,
    ...sentPlainFields(wire),
    extra: wire.extra,
    lifetime: wire.expiration_time,
    initiatorId: wire.initiator_id,
    autopay: wire.autopay,
    instrument: wire.payment_instrument,
    includePreload: wire.include_sdk_setup_preload,
    attachment: wire.attachment,
    details: detailsOf(wire),
  });
}

/**
 * The body of a creation or of a PUT. A subscription begins without a charge only if `type` is not `one_off`
 * (Spec, "Subscription rules" 4).
 */
export const CreateSession = object(FIELDS).transform((wire, context): NewSession => {
  if (isWithoutAgreement(wire.type) && billsSubscription(wire.payment_type) && Number(wire.amount) === 0)
    context.addIssue({ code: "custom", path: ["amount"], message: "The amount must be above zero for one_off." });
  const { type, amount, currency, pgCodes, ...fields } = toFields(wire);
  return {
    ...fields,
    type: type ?? "payment_request",
    amount: amount ?? wire.amount,
    currency: currency ?? wire.currency_code,
    pgCodes: pgCodes ?? wire.pg_codes,
  };
});

const { amount: _amount, autopay: _autopay, ...WITHOUT_AMOUNT } = FIELDS;

/** Invoices are paid once: none sets up a subscription. */
const INVOICED_TYPES = PAYMENT_TYPE_WORDS.filter((word) => !PAYMENT_TYPES[word].billsSubscription);

/** The fields that an invoice shares with a session, with the same meaning; its amount is worked out. */
export const INVOICED_SESSION = {
  ...WITHOUT_AMOUNT,
  type: choice(SESSION_TYPES),
  payment_type: optional(choice(INVOICED_TYPES)),
};

/** The session of an invoice that was read by {@link INVOICED_SESSION}, but for its amount. */
export function invoicedSession(wire: z.infer<z.ZodObject<typeof INVOICED_SESSION>>): Omit<NewSession, "amount"> {
  const { amount: _, ...fields } = toFields({ ...wire, amount: undefined, autopay: undefined });
  return { ...fields, type: wire.type, currency: wire.currency_code, pgCodes: wire.pg_codes };
}

function isWithoutAgreement(word: string): boolean {
  return isPaymentType(word) && PAYMENT_TYPES[word].agreement === "none";
}

function billsSubscription(type: PaymentType | undefined): boolean {
  return type !== undefined && PAYMENT_TYPES[type].billsSubscription;
}

/** The body of a PATCH: any of the fields. */
export const PatchSession = object(PARTIAL).transform(toFields);
