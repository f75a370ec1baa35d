/**
 * Values of options with a fixed list. Types from the API document make a missing or obsolete value a compile
 * error.
 */
import type { Event, OperationCreate, QueryOf, SessionCreate, SubscriptionCancel } from "@sarraf/node";

type RequestFilter = QueryOf<"get", "/b/merchant/v1/request-log/">;

function listOf<Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] {
  return Object.keys(words);
}

export const FREQUENCIES = listOf<NonNullable<SessionCreate["autopay"]>["frequency"]>({ monthly: true, yearly: true });

export const CANCELLATION_MODES = listOf<SubscriptionCancel["mode"]>({ immediate: true, at_period_end: true });

export const DESTINATIONS = listOf<NonNullable<OperationCreate["destination"]>>({ pg: true, wallet: true });

export const LANGUAGES = listOf<NonNullable<SessionCreate["language"]>>({ en: true, ar: true });

export const EVENT_KINDS = listOf<Event["kind"]>({
  payment: true,
  operation: true,
  subscription: true,
  "session.paid": true,
  "session.authorized": true,
  "session.captured": true,
  "session.attempted": true,
  "session.canceled": true,
  "session.expired": true,
  "session.failed": true,
  "session.deleted": true,
  "session.restored": true,
  "operation.queued": true,
  "operation.done": true,
  "operation.refused": true,
  "operation.rejected": true,
  "operation.reversed": true,
  "invoice.sent": true,
  "invoice.paid": true,
  "invoice.overdue": true,
  "invoice.canceled": true,
  "card.saved": true,
  "card.removed": true,
  "card.expiring": true,
  "wallet.credited": true,
  "wallet.debited": true,
  "subscription.created": true,
  "subscription.activated": true,
  "subscription.trialing": true,
  "subscription.past_due": true,
  "subscription.recovered": true,
  "subscription.changed": true,
  "subscription.paused": true,
  "subscription.resumed": true,
  "subscription.cancel_scheduled": true,
  "subscription.cancel_undone": true,
  "subscription.canceled": true,
  "subscription.expired": true,
  "subscription.setup_failed": true,
  "subscription.card_changed": true,
  "subscription.blocked": true,
  "dispute.inquiry": true,
  "dispute.opened": true,
  "dispute.evidence_due": true,
  "dispute.under_review": true,
  "dispute.won": true,
  "dispute.lost": true,
  "dispute.accepted": true,
  "dispute.second": true,
  "dispute.arbitration": true,
  "dispute.fraud_warning": true,
  "second_charge.due": true,
  "second_charge.done": true,
  "second_charge.refused": true,
});

export const ENDPOINT_KINDS = EVENT_KINDS.filter((kind) => kind.includes(".") && kind !== "subscription.created");

export const METHODS = listOf<NonNullable<RequestFilter["method"]>>({
  GET: true,
  POST: true,
  PUT: true,
  PATCH: true,
  DELETE: true,
});

export const OUTCOMES = listOf<NonNullable<RequestFilter["outcome"]>>({ ok: true, refused: true, failed: true });
