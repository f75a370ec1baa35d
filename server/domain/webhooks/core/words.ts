/**
 * States of a delivery. `pending` is tried on the schedule; `delivered`, `exhausted` (every retry failed) and
 * `stopped` (410, or another address replaced it) are tried again only at the merchant's request.
 */
export const DELIVERY_STATES = ["pending", "delivered", "exhausted", "stopped"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * Kinds of events: `payment` of attempts, `operation` of refunds, captures and voids, `subscription` of a
 * subscription's cycles.
 */
export const EVENT_KINDS = ["payment", "operation", "subscription"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/**
 * Kinds of state changes: the object, then its new state or what happened. The database's function
 * `event_kind_of` derives these kinds. `subscription.created` is listed, never delivered.
 */
export const OBJECT_EVENT_KINDS = [
  "session.paid",
  "session.authorized",
  "session.captured",
  "session.attempted",
  "session.canceled",
  "session.expired",
  "session.failed",
  "session.deleted",
  "session.restored",
  "operation.queued",
  "operation.done",
  "operation.refused",
  "operation.rejected",
  "operation.reversed",
  "invoice.sent",
  "invoice.paid",
  "invoice.overdue",
  "invoice.canceled",
  "card.saved",
  "card.removed",
  "card.expiring",
  "wallet.credited",
  "wallet.debited",
  "subscription.created",
  "subscription.activated",
  "subscription.trialing",
  "subscription.past_due",
  "subscription.recovered",
  "subscription.changed",
  "subscription.paused",
  "subscription.resumed",
  "subscription.cancel_scheduled",
  "subscription.cancel_undone",
  "subscription.canceled",
  "subscription.expired",
  "subscription.setup_failed",
  "subscription.card_changed",
  "subscription.blocked",
  "dispute.inquiry",
  "dispute.opened",
  "dispute.evidence_due",
  "dispute.under_review",
  "dispute.won",
  "dispute.lost",
  "dispute.accepted",
  "dispute.second",
  "dispute.arbitration",
  "dispute.fraud_warning",
  "second_charge.due",
  "second_charge.done",
  "second_charge.refused",
] as const;
export type ObjectEventKind = (typeof OBJECT_EVENT_KINDS)[number];

export const LISTED_KINDS: readonly [...typeof EVENT_KINDS, ...typeof OBJECT_EVENT_KINDS] = [
  ...EVENT_KINDS,
  ...OBJECT_EVENT_KINDS,
];
export type ListedKind = (typeof LISTED_KINDS)[number];

/** True for events of state changes, which only webhook endpoints receive. */
export function isObjectEvent(kind: ListedKind): kind is ObjectEventKind {
  return !EVENT_KINDS.some((ofAddress) => ofAddress === kind);
}

export const ENDPOINT_KINDS = OBJECT_EVENT_KINDS.filter((kind) => kind !== "subscription.created");

/** Kinds of events that modules write by `recordEvent`; database triggers write the others. */
export const FACT_KINDS = [
  "card.expiring",
  "subscription.blocked",
  "subscription.changed",
  "subscription.paused",
  "subscription.resumed",
] as const satisfies readonly ObjectEventKind[];
export type FactKind = (typeof FACT_KINDS)[number];

export const TRIES_SHOWN = 20;

/** Maximum number of an event's deliveries in a response, newest first. */
export const DELIVERIES_SHOWN = 30;

/**
 * Texts that say why a delivery attempt failed, as stored and sent; the console translates them
 * (`console.events.tryTexts`).
 */
export const TRY_TEXTS = {
  forbidden: "The address is not a public one.",
  refused: "The connection was refused.",
  reset: "The connection was reset.",
  unreachable: "The host cannot be reached.",
  unknown_host: "The host name is not known.",
  lookup: "The host name could not be looked up.",
  timeout: "The connection timed out.",
  closed: "The connection was closed without an answer.",
  invalid: "The address is not valid.",
  headers: "The answer's headers are too large.",
  expired: "The receiver's certificate has expired.",
  untrusted: "The receiver's certificate is not trusted.",
  other_name: "The receiver's certificate is for another name.",
  not_http: "The answer is not HTTP.",
  failed: "The connection failed.",
} as const;

const TEXTS_WITH_VALUE = {
  answered: (status: string) => `Answered ${status}.`,
  redirected: (status: string) => `Answered ${status}: redirects are not followed.`,
  silent: (seconds: string) => `No answer within ${seconds} s.`,
  failed_with: (code: string) => `The connection failed (${code}).`,
} as const;

type TryWord = keyof typeof TRY_TEXTS | keyof typeof TEXTS_WITH_VALUE;

export function answeredText(status: number): string {
  const isRedirect = status >= 300 && status < 400;
  return TEXTS_WITH_VALUE[isRedirect ? "redirected" : "answered"](String(status));
}

export function silentText(seconds: number): string {
  return TEXTS_WITH_VALUE.silent(String(seconds));
}

export function failedText(code: string): string {
  return TEXTS_WITH_VALUE.failed_with(code);
}

const NOT_TRIED = "Not tried: ";

export const SKIPPED_TEXT = `${NOT_TRIED}this address failed or was slow, or deliveries took too long, while the clock was being advanced.`;

export function isSkippedText(error: string | null): boolean {
  return error?.startsWith(NOT_TRIED) ?? false;
}

/** Recognizes a delivery's error text; `value` is the status, seconds or code in the text. */
export function tryWord(error: string): { readonly word: TryWord; readonly value: string } | null {
  for (const [word, text] of Object.entries(TRY_TEXTS))
    if (text === error) return { word: word as keyof typeof TRY_TEXTS, value: "" };
  const value = /[\d.]*\d|(?<=\()\w+/.exec(error)?.[0];
  if (value === undefined) return null;
  for (const [word, textOf] of Object.entries(TEXTS_WITH_VALUE))
    if (textOf(value) === error) return { word: word as keyof typeof TEXTS_WITH_VALUE, value };
  return null;
}
