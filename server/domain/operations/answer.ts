/** What a client hears of an operation as it stands. */
import { setTimeout as sleep } from "node:timers/promises";
import { Conflict } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { operationKind } from "./core/machine";
import type { OperationRow } from "./parent";
import { refused } from "./refused";
import { causeOf } from "./tell-merchant";
import type { OperationOutcome } from "./views";

const UNKNOWN = "The gateway has not answered yet. Repeat the request with the same Tracking-Key to learn the outcome.";
const IN_PROGRESS = "An operation with this Tracking-Key is in progress.";
const NO_REASON = "The gateway refused the operation.";

/** How long a repeat waits for the first call's answer (decision §7), and how often it looks. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 150;

/**
 * The answer: the newest event of an operation that has a child, 202 while nobody knows the outcome.
 * @throws {BadRequest} where the gateway refused it
 */
export async function answerOf(ctx: Ctx, operation: OperationRow, replayed: boolean): Promise<OperationOutcome> {
  const kind = operationKind(operation.kind);
  if (operation.state === "refused") throw refused(kind, operation.message ?? NO_REASON);
  if (operation.state === "processing") {
    const view = { detail: UNKNOWN, operation: kind, result: "pending", reference_number: operation.referenceNumber };
    return { status: 202, view, replayed };
  }
  const event = await ctx.db.event.findUniqueOrThrow({
    where: { merchantId_cause: { merchantId: ctx.merchant.id, cause: causeOf(operation) } },
    select: { payload: true },
  });
  return { status: 200, view: JSON.parse(event.payload), replayed };
}

/**
 * The answer of an earlier call with the same key. While that call is still waiting for the gateway, so does this one, up to ten
 * seconds of real time.
 * @throws {BadRequest} the first call was refused @throws {Conflict} it is still waiting
 */
export async function answerOfEarlier(ctx: Ctx, operation: OperationRow): Promise<OperationOutcome> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  let row = operation;
  while (isBeingAsked(ctx, row)) {
    if (Date.now() >= giveUpAt) throw new Conflict(IN_PROGRESS);
    await sleep(LOOK_EVERY_MS);
    row = await ctx.db.operation.findUniqueOrThrow({ where: { id: row.id } });
  }
  return answerOf(ctx, row, true);
}

function isBeingAsked(ctx: Ctx, { state, leaseUntil }: OperationRow): boolean {
  return state === "processing" && leaseUntil !== null && leaseUntil > ctx.realNow();
}
