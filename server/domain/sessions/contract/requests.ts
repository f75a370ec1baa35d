/**
 * Requests to create or update a session (Spec, "Checkout"; Spec, "Session requests" 1 to 12, "Errors on the
 * wire" 4 to 8).
 */

import type { z } from "zod";
import { attachmentFile } from "@/server/domain/attachments/contract";
import type { InspectedFile } from "@/server/domain/attachments/core/inspect-file";
import { language } from "@/server/kernel/language-field";
import { isPaymentType, PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { sentText } from "@/server/kernel/sent-values";
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
  text,
} from "@/server/kernel/wire";
import type { Language } from "@/server/kernel/words";
import { PAYMENT_TYPE_WORDS, type PaymentType, SESSION_TYPES } from "@/server/kernel/words";
import type { Details } from "../core/rules";
import { PLAIN_READERS, type SentPlainFields, sentPlainFields } from "../fields";
import { DETAIL_FIELDS, PaymentInstrument, ShippingAddress } from "./details";

const MIN_LIFETIME = 60;
const MAX_LIFETIME = 365 * 86_400;

export type Instrument = { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };

export type SessionFields = SentPlainFields & {
  readonly type?: (typeof SESSION_TYPES)[number];
  readonly paymentType?: PaymentType;
  /** Reads a decimal text; its decimals are validated together with the currency. */
  readonly amount?: string;
  readonly currency?: string;
  readonly pgCodes?: readonly string[];
  readonly language?: Language;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly lifetime?: number;
  readonly initiatorId?: number;
  readonly autopay?: Readonly<Record<string, unknown>>;
  readonly instrument?: Instrument;
  readonly includePreload?: boolean;
  readonly attachment?: InspectedFile | null;
  readonly details: Details;
};

export type NewSession = SessionFields & Required<Pick<SessionFields, "type" | "amount" | "currency" | "pgCodes">>;

/** A duration `[D ]HH:MM:SS` in seconds, one minute to 365 days. */
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
 * This schema accepts any text as a gateway's code, so that all messages of `pg_codes` are lists (Spec,
 * "Errors").
 */
const CODE = text(128);

/** Values of `type`, which also accepts four payment types (Spec, "Session requests" 1 to 8). */
const TYPE_WORDS = [...SESSION_TYPES, ...PAYMENT_TYPE_WORDS] as const;

const PREFERENCES = {
  pre_charge_enabled: flag().describe("Mail before a charge."),
  failure_enabled: flag().describe("Mail after a failed try."),
  final_failure_enabled: flag().describe("Mail after the last failed try."),
};

const FIELDS = {
  type: choice(TYPE_WORDS).describe(
    "`e_commerce`: an order of a shop. `payment_request`: a request to pay. `one_off`, `auto_debit`, `save_card` and `auto_pay` sent here are read as `payment_type` of a payment request.",
  ),
  amount: decimal().describe(
    "Amount to pay without the fee, with at most the currency's decimals: above zero; exactly zero for `save_card`; zero or more for `auto_pay` unless `type` is `one_off`.",
  ),
  currency_code: matching(/^[A-Za-z]{3}$/, 3, "Enter a valid currency code.")
    .transform((code) => code.toUpperCase())
    .describe("Currency of the session (ISO 4217). At least one gateway account of `pg_codes` must accept it."),
  pg_codes: list(CODE, { max: 50 })
    .transform((codes) => [...new Set(codes)])
    .describe("Codes of your gateway accounts that may serve the session. Users need `Can use <pg_code>` for each."),
  payment_type: optional(choice(PAYMENT_TYPE_WORDS)).describe(
    "`one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.",
  ),
  language: optional(language()).describe(
    "Language of pages and messages for the customer: `en` or `ar`. Default: the merchant's.",
  ),
  ...PLAIN_READERS,
  extra: optional(anyObject()).describe(
    "Your own data: stored, echoed and sent in webhooks. Numbers keep the digits that were sent, at most 1,000.",
  ),
  expiration_time: optional(lifetime()).describe(
    "Lifetime of the session, `[D ]HH:MM:SS`, from one minute to 365 days. Default: the merchant's `session_lifetime`. In an update it starts again from now.",
  ),
  initiator_id: optional(integer(1, 99_999_999_999)).describe(
    "Number of an active user of the merchant who requests the payment. For users it is always the caller.",
  ),
  autopay: optional(anyObject({ notification_preferences: anyObject(PREFERENCES) })).describe(
    "Plan of the subscription. Required for `auto_pay`. Not echoed.",
  ),
  shopping_address: optional(ShippingAddress).describe("Another name of `shipping_address`, read if that is absent."),
  shortify_checkout_url: optional(flag()).describe("Ignored: every session has a short link."),
  include_sdk_setup_preload: optional(flag()).describe(
    "True: the answer contains `sdk_setup_preload_payload`. Not echoed.",
  ),
  preload_checkout_page: optional(flag()).describe("Ignored."),
  payment_instrument: optional(PaymentInstrument).describe(
    "Pays the session in this call. `pg_codes` must then name one gateway account.",
  ),
  attachment: optional(nullable(attachmentFile())).describe(
    "A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null: no file.",
  ),
  ...DETAIL_FIELDS,
};

const PARTIAL = {
  ...FIELDS,
  type: optional(FIELDS.type),
  amount: optional(FIELDS.amount),
  currency_code: optional(FIELDS.currency_code),
  pg_codes: optional(FIELDS.pg_codes),
  attachment: FIELDS.attachment.describe(
    "A file for the customer, sent in a form: pdf, jpeg, jpg, png, doc, docx, xls, xlsx or txt by content and name, at most 2.5 MB, name of at most 100 characters. Null removes the present file.",
  ),
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

/** A subscription starts without a charge only if `type` is not `one_off` (Spec, "Subscription rules" 4). */
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

/**
 * Payment types of an invoice's session, which cannot set up a subscription because an invoice is paid once.
 */
const INVOICED_TYPES = PAYMENT_TYPE_WORDS.filter((word) => !PAYMENT_TYPES[word].billsSubscription);

export const INVOICED_SESSION = {
  ...WITHOUT_AMOUNT,
  type: choice(SESSION_TYPES).describe("`e_commerce`: an order of a shop. `payment_request`: a request to pay."),
  payment_type: optional(choice(INVOICED_TYPES)).describe(
    "`one_off` (default): one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment.",
  ),
};

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

export const PatchSession = object(PARTIAL).transform(toFields);
