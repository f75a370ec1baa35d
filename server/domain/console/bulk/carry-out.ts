import {
  LeftChanged,
  OperationRefused,
  OperationRequest,
  type RefusalReason,
  runOperation,
} from "@/server/domain/operations";
import { redeliver } from "@/server/domain/webhooks";
import { Conflict, Forbidden, InvalidFields, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { type BulkKind, type BulkOutcome, type BulkRefusal, movesMoney, STANDINGS } from "../core/words";
import { readStanding } from "../operation-standing";
import { resendNotice } from "../resend-notice";
import type { ItemRow } from "./statements/bulk-items";

export type ItemResult = {
  readonly outcome: BulkOutcome;
  readonly reason: RefusalReason | BulkRefusal | null;
  readonly said: string | null;
};

export type BulkWork = {
  readonly id: string;
  readonly kind: BulkKind;
  readonly note: string | null;
  readonly channels: readonly string[];
  readonly failing: ReadonlySet<string>;
};

const DONE: ItemResult = { outcome: "done", reason: null, said: null };
const PENDING: ItemResult = { ...DONE, outcome: "pending" };
const WAITING: ItemResult = { ...DONE, outcome: "waiting" };

/**
 * Runs the action on one payment as the user. The item's key is the operation's idempotency key, so that a
 * repetition after a crash moves nothing twice. Refusals are results; other errors are thrown.
 */
export async function carryOut(ctx: Ctx, work: BulkWork, item: ItemRow): Promise<ItemResult> {
  try {
    switch (work.kind) {
      case "capture":
      case "refund":
        return await operateOn(ctx, { ...work, kind: work.kind }, item);
      case "events":
        return await sendAgain(ctx, work, item);
      case "message":
        return await notify(ctx, work, item);
    }
  } catch (error) {
    if (movesMoney(work.kind) && error instanceof Conflict && !(error instanceof LeftChanged)) return PENDING;
    const reason = refusalOf(error, work.kind);
    if (reason === null) throw error;
    return refused(reason, error instanceof OperationRefused ? error.message : null);
  }
}

function refused(reason: RefusalReason | BulkRefusal, said: string | null): ItemResult {
  return { outcome: "refused", reason, said: said === null ? null : [...said].slice(0, 500).join("") };
}

export function itemKey(actionId: string, sessionId: string): string {
  return `${actionId}:${sessionId}`;
}

async function operateOn(
  ctx: Ctx,
  { id, kind, note }: BulkWork & { readonly kind: Extract<BulkKind, OperationKind> },
  { sessionId, amount }: ItemRow,
): Promise<ItemResult> {
  const trackingKey = itemKey(id, sessionId);
  const standing = await readStanding(ctx, { sessionId, key: trackingKey });
  if (standing !== null) return resultOf(standing.state, standing.said);
  const input = readInput(OperationRequest, { operation: kind, session_id: sessionId, amount, note });
  const { status, view } = await runOperation(ctx, { ...input, leftShown: amount ?? undefined }, { trackingKey });
  if (status === 200) return view.result === "pending" ? PENDING : DONE;
  return "request_id" in view && view.request_id !== null ? WAITING : PENDING;
}

export function resultOf(state: string, said: string | null): ItemResult {
  const isOf = (states: readonly string[]): boolean => states.includes(state);
  if (isOf(STANDINGS.done)) return DONE;
  if (isOf(STANDINGS.pending)) return PENDING;
  if (isOf(STANDINGS.waiting)) return WAITING;
  return state.startsWith("request_") ? refused("not_approved", null) : refused("gateway", said);
}

async function sendAgain(ctx: Ctx, { failing }: BulkWork, { eventId, address }: ItemRow): Promise<ItemResult> {
  if (eventId === null) return refused("no_event", null);
  if (address !== null && failing.has(address)) return refused("address_fails", null);
  const { last_error: error } = await redeliver(ctx, eventId);
  return error === null ? DONE : refused("not_delivered", error);
}

async function notify(ctx: Ctx, { id, channels }: BulkWork, { sessionId }: ItemRow): Promise<ItemResult> {
  await resendNotice(ctx, { sessionId, channels, key: id });
  return DONE;
}

function refusalOf(error: unknown, kind: BulkKind): RefusalReason | BulkRefusal | null {
  if (error instanceof OperationRefused) return error.reason;
  if (error instanceof LeftChanged) return "changed";
  if (error instanceof Forbidden) return "forbidden";
  if (error instanceof NotFound || error instanceof InvalidFields) return "missing";
  if (!(error instanceof Conflict)) return null;
  return kind === "message" ? "no_message" : "delivering";
}
