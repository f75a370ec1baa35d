import { setTimeout as sleep } from "node:timers/promises";
import { Conflict } from "@/server/kernel/errors";
import { readJson } from "@/server/kernel/exact-json";
import type { Ctx } from "@/server/kernel/types";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { AppliedAnswer } from "../carrying-out/move-operation";
import type { EndedView, OperationEventView, PendingView } from "../contract/answers";
import { OperationRefused } from "../record/operation-refused";
import { type OperationRow, readOperation } from "../record/operation-row";
import { newestEvent } from "./statements";

/** HTTP status, response object, and whether an earlier call with the same Tracking-Key got this answer. */
export type OperationOutcome = {
  readonly status: 200 | 202;
  readonly view: OperationEventView | EndedView | PendingView;
  readonly isReplay: boolean;
};

const UNKNOWN = "The gateway has not answered yet. Repeat the request with the same Tracking-Key to learn the outcome.";
const IN_PROGRESS = "An operation with this Tracking-Key is in progress.";
const ARCHIVED = "The answer to this Tracking-Key has been archived.";
const NO_REASON = "The gateway refused the operation.";

/**
 * Milliseconds for which a repeat waits for the first call's answer (decision 0081), and its polling
 * interval.
 */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 150;

/**
 * The operation's newest event if it has a child transaction; 202 while the outcome is unknown.
 * @throws {OperationRefused} if the gateway refused
 * @throws {Conflict} if the event is archived (decision 0300)
 */
export async function operationResponse(
  ctx: Ctx,
  { operation, event: written }: AppliedAnswer,
  isReplay: boolean,
): Promise<OperationOutcome> {
  const { kind } = operation;
  if (operation.state === "refused")
    throw new OperationRefused(kind, { reason: "gateway", detail: operation.message ?? NO_REASON });
  if (operation.childState === null) {
    const numbers = given({ reference_number: operation.referenceNumber, request_id: null });
    const view = answer<PendingView>()({ detail: UNKNOWN, operation: kind, result: "pending", ...numbers });
    return { status: 202, view, isReplay };
  }
  const event = written ?? (await newestEvent(ctx, operation));
  if (event === null) throw new Conflict(ARCHIVED);
  // The cast is safe, because this service stored the payload as an operation event.
  return { status: 200, view: readJson(event.payload) as OperationEventView, isReplay };
}

/**
 * The answer of an earlier call with the same key. Waits up to ten real seconds for a running call.
 * @throws {OperationRefused} if the first call was refused
 * @throws {Conflict} if that call still runs
 */
export async function replayedResponse(ctx: Ctx, operation: OperationRow): Promise<OperationOutcome> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  let row = operation;
  while (isBeingAsked(ctx, row)) {
    if (performance.now() >= giveUpAt) throw new Conflict(IN_PROGRESS);
    await sleep(LOOK_EVERY_MS);
    row = await readOperation(ctx.db, row.id);
  }
  return operationResponse(ctx, { operation: row, event: null }, true);
}

function isBeingAsked(ctx: Ctx, { state, leaseUntil }: OperationRow): boolean {
  return state === "processing" && leaseUntil !== null && leaseUntil > ctx.realNow();
}
