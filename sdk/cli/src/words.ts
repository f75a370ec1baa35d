/**
 * Values of options with a fixed list. Types from the API document make a missing or obsolete value a compile
 * error.
 */
import type { Event, OperationCreate, QueryOf, SessionCreate, SubscriptionCancel } from "@sarraf/node";

type RequestFilter = QueryOf<"get", "/b/merchant/v1/request-log/">;

/** The keys of the table, in its order. */
function listOf<Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(words);
}

export const FREQUENCIES = listOf<NonNullable<SessionCreate["autopay"]>["frequency"]>({ monthly: true, yearly: true });

export const CANCELLATION_MODES = listOf<SubscriptionCancel["mode"]>({ immediate: true, at_period_end: true });

export const DESTINATIONS = listOf<NonNullable<OperationCreate["destination"]>>({ pg: true, wallet: true });

export const LANGUAGES = listOf<NonNullable<SessionCreate["language"]>>({ en: true, ar: true });

export const EVENT_KINDS = listOf<Event["kind"]>({ payment: true, operation: true, subscription: true });

export const METHODS = listOf<NonNullable<RequestFilter["method"]>>({
  GET: true,
  POST: true,
  PUT: true,
  PATCH: true,
  DELETE: true,
});

export const OUTCOMES = listOf<NonNullable<RequestFilter["outcome"]>>({ ok: true, refused: true, failed: true });
