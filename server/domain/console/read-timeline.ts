import {
  APPROVAL_STATES,
  type ApprovalState,
  OPERATION_STATES,
  type OperationState,
} from "@/server/domain/operations/core/words";
import { cardShown } from "@/server/domain/payments";
import { callsOfSession } from "@/server/domain/request-log";
import { hasFailed, hasPaid, isOpen, type SessionWithAttempts } from "@/server/domain/sessions";
import { DELIVERIES_SHOWN, isObjectEvent, LISTED_KINDS, type ListedKind } from "@/server/domain/webhooks/core/words";
import { entryId } from "@/server/kernel/caused-entry";
import { currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { OPERATION_KINDS, type OperationKind, wordOf } from "@/server/kernel/words";
import { attemptWord, type DeclineWord } from "./core/decline-word";
import { personName } from "./names";
import {
  type EventsAgain,
  type EventWithDeliveries,
  eventsAgain,
  type PaymentEvent,
  paymentEvents,
} from "./payment-events";
import { type DecisionRow, MOST, readDecisions } from "./statements/read-timeline";
import { type WireAmount, wireAmount } from "./wire-amount";

/** `kind` is a message key, `at` is ISO 8601. */
export type TimelineEntry = {
  readonly id: string;
  readonly at: string;
  readonly kind:
    | "created"
    | "paid"
    | "held"
    | "cash_agreed"
    | "collected"
    | "declined"
    | "tried"
    | "opened"
    | "parked"
    | "found_done"
    | "found_not_done"
    | "found_given_back"
    | OperationKind
    | "operation_open"
    | "operation_refused"
    | "operation_reversed"
    | "asked"
    | "approved"
    | "rejected"
    | "request_ended"
    | "delivered"
    | "not_delivered"
    | "event"
    | "deleted";
  readonly amount: WireAmount | null;
  readonly who: string | null;
  readonly said: string | null;
  readonly method: string | null;
  readonly operation: string | null;
  /** True if the operation was made at the gateway, not through this service. */
  readonly isElsewhere: boolean;
  readonly event: { readonly id: string; readonly kind: ListedKind } | null;
  readonly decline: DeclineWord | null;
  readonly requestId: string | null;
  readonly subscriptionId: string | null;
  /** Request id; null unless the user may read the request log. */
  readonly callId: string | null;
  /** Such as reference and gateway, shown unchanged. */
  readonly facts: readonly string[];
};

type Timeline = {
  readonly entries: readonly TimelineEntry[];
  readonly events: readonly PaymentEvent[];
  readonly again: EventsAgain | null;
  readonly unshown: number;
};

export async function readTimeline(
  ctx: Ctx,
  session: SessionWithAttempts,
  subscriptionId: string | null,
): Promise<Timeline> {
  const where = { sessionId: session.id, merchantId: ctx.merchant.id };
  const [all, operations, requests, decisions, calls, events] = await Promise.all([
    countAll(ctx, session.id),
    ctx.db.operation.findMany({ where, orderBy: { createdAt: "desc" }, take: MOST }),
    ctx.db.operationRequest.findMany({ where, orderBy: { createdAt: "desc" }, take: MOST }),
    readDecisions(ctx, session.id),
    callsOfSession(ctx, session.id),
    ctx.db.event.findMany({
      where: { objectId: session.id, merchantId: ctx.merchant.id },
      orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
      take: MOST,
      include: { deliveries: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: DELIVERIES_SHOWN } },
    }),
  ]);
  const requestOf = new Map(requests.map(({ id, operationId }) => [operationId, id]));
  const entries: TimelineEntry[] = [
    entry(entryId(session.id, "created"), session.createdAt, "created", { amount: session.amount, subscriptionId }),
    ...session.attempts.map(tried),
    ...operations.map((row) =>
      entry(row.id, row.finishedAt ?? row.createdAt, operationKind(row), {
        amount: amountOf(row),
        who: personName(row.initiator),
        isElsewhere: row.source === "pg",
        said: row.message,
        operation: operationKind(row) === row.kind ? null : row.kind,
        requestId: requestOf.get(row.id) ?? null,
        facts: [row.pgCode, row.referenceNumber],
      }),
    ),
    ...requests.flatMap((row) => [
      entry(entryId(row.id, "asked"), row.createdAt, "asked", {
        amount: amountOf(row),
        who: row.makerKeyName ?? personName(row.maker),
        said: row.note,
        operation: row.kind,
        requestId: row.id,
      }),
      ...(row.decidedAt === null
        ? []
        : [
            entry(entryId(row.id, "decided"), row.decidedAt, decision(row), {
              amount: amountOf(row),
              who: personName(row.checker),
              said: row.decisionNote,
              operation: row.kind,
              requestId: row.id,
            }),
          ]),
    ]),
    ...decisions.map(found),
    ...events.flatMap(ofEvent),
    ...(session.cashCollectedAt === null
      ? []
      : [
          entry(entryId(session.id, "collected"), session.cashCollectedAt, "collected", {
            who: personName(session.cashCollectedBy),
          }),
        ]),
    ...(session.deletedAt === null
      ? []
      : [entry(entryId(session.id, "deleted"), session.deletedAt, "deleted", { who: personName(session.deletedBy) })]),
  ];
  entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  const unread = all - session.attempts.length - events.length;
  const shown = entries.slice(0, MOST).map((each) => ({ ...each, callId: calls.get(each.id) ?? null }));
  return {
    entries: shown,
    // Events of deleted payments have no page.
    events: session.deletedAt === null ? paymentEvents(events) : [],
    again: session.deletedAt === null && events.length < MOST ? eventsAgain(events) : null,
    unshown: unread + Math.max(0, entries.length - MOST),
  };
}

function tried(attempt: SessionWithAttempts["attempts"][number]): TimelineEntry {
  const { id, amount, message, pgCode, referenceNumber, formOfPayment } = attempt;
  const card = cardNumberOf(attempt);
  return entry(id, attempt.finishedAt ?? attempt.createdAt, kindOf(attempt), {
    amount,
    said: hasPaid(attempt) ? null : message,
    method: card === "" ? formOfPayment : null,
    decline: hasFailed(attempt) ? attemptWord(attempt) : null,
    facts: [card, pgCode, referenceNumber],
  });
}

function cardNumberOf({ card, pgParams }: SessionWithAttempts["attempts"][number]): string {
  const reported = card === null ? cardShown(pgParams) : null;
  const last4 = card?.number.slice(-4) ?? reported?.last4;
  return last4 === undefined ? "" : `•••• ${last4}`;
}

function ofEvent({ id, kind, number, occurredAt, deliveries }: EventWithDeliveries): TimelineEntry[] {
  const event = { id, kind: wordOf(LISTED_KINDS, kind, "kind of event") };
  const changed = isObjectEvent(event.kind);
  return [
    ...(changed ? [entry(id, occurredAt, "event", { event })] : []),
    ...deliveries.flatMap(({ id: deliveryId, finishedAt, state, lastError, lastStatus }) =>
      finishedAt === null
        ? []
        : entry(deliveryId, finishedAt, state === "delivered" ? "delivered" : "not_delivered", {
            said: lastError,
            event,
            facts: [changed ? "" : `#${number}`, String(lastStatus ?? "")],
          }),
    ),
  ];
}

function found({ id, at, happened, givenBack, decidedBy, reference }: DecisionRow): TimelineEntry {
  const kind = givenBack ? "found_given_back" : happened ? "found_done" : "found_not_done";
  return entry(`decision:${id}`, at, kind, { who: decidedBy, facts: [reference] });
}

async function countAll({ db, merchant: { id: merchantId } }: Ctx, sessionId: string): Promise<number> {
  const attempts = db.attempt.count({ where: { sessionId, merchantId } });
  return (await attempts) + (await db.event.count({ where: { objectId: sessionId, merchantId } }));
}

type EntryFacts = {
  readonly amount?: Money;
  readonly who?: string | null;
  readonly said?: string | null;
  readonly method?: string | null;
  readonly operation?: string | null;
  readonly isElsewhere?: boolean;
  readonly event?: TimelineEntry["event"];
  readonly decline?: DeclineWord | null;
  readonly requestId?: string | null;
  readonly subscriptionId?: string | null;
  readonly facts?: readonly string[];
};

const UNTOLD = {
  ...{ who: null, said: null, method: null, operation: null, isElsewhere: false },
  ...{ event: null, decline: null, requestId: null, subscriptionId: null, callId: null },
};

function entry(
  id: string,
  at: Date,
  kind: TimelineEntry["kind"],
  { amount, facts = [], ...told }: EntryFacts,
): TimelineEntry {
  const wire = amount === undefined ? null : wireAmount(amount);
  const shown = facts.filter((fact) => fact !== "");
  return { id, at: at.toISOString(), kind, amount: wire, ...UNTOLD, ...told, facts: shown };
}

function kindOf(attempt: SessionWithAttempts["attempts"][number]): TimelineEntry["kind"] {
  if (attempt.state === "cod") return "cash_agreed";
  if (hasPaid(attempt)) return attempt.operation === "authorize" ? "held" : "paid";
  if (attempt.parkedAt !== null) return "parked";
  if (isOpen(attempt)) return "opened";
  return hasFailed(attempt) ? "declined" : "tried";
}

type OperationFacts = { readonly kind: string; readonly state: string; readonly parkedAt: Date | null };

function operationKind({ kind, state, parkedAt }: OperationFacts): TimelineEntry["kind"] {
  if (parkedAt !== null) return "parked";
  const word = OPERATION_ENTRIES[wordOf(OPERATION_STATES, state, "operation state")];
  return word ?? wordOf(OPERATION_KINDS, kind, "operation");
}

/** Null for finished operations, which have an entry of their result. */
const OPERATION_ENTRIES: Readonly<Record<OperationState, TimelineEntry["kind"] | null>> = {
  processing: "operation_open",
  queued: "operation_open",
  done: null,
  refused: "operation_refused",
  rejected: "operation_refused",
  reversed: "operation_reversed",
};

/** Timeline entries by an approval request's state; a failed or retried request was approved before. */
const DECISIONS: Readonly<Record<ApprovalState, TimelineEntry["kind"]>> = {
  pending: "approved",
  approved: "approved",
  done: "approved",
  manual_action_required: "approved",
  rejected: "rejected",
  canceled: "request_ended",
  expired: "request_ended",
};

function decision({ state }: { state: string }): TimelineEntry["kind"] {
  return DECISIONS[wordOf(APPROVAL_STATES, state, "state of a request")];
}

function amountOf(row: { amount: { toString(): string }; currency: string }): Money {
  return money(row.amount.toString(), currency(row.currency));
}
