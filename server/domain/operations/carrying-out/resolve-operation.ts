import {
  AccountReplaced,
  type GatewayResult,
  gatewayOf,
  isDifference,
  isOverdue,
  isRecent,
  maySendAgain,
  type NextStep,
  nextStep,
  StoredFailure,
} from "@/server/domain/gateways";
import { soon } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import { isTakenUp } from "../core/machine";
import { type OperationRow, operationRow } from "../record/operation-row";
import { parkOperation } from "../record/park-operation";
import { applyAnswer, postponed } from "./apply-answer";
import { askAbout, sendOperation } from "./call-gateway";

/**
 * Resolves an operation whose answer was lost or not final (decision 0081): queries the gateway and applies
 * the answer. An operation that the gateway does not know is sent again while the gateway recognizes repeats,
 * and later listed for a person. It never fails by age. Idempotent.
 */
export async function resolveOperation(ctx: Ctx, operationId: string): Promise<void> {
  const found = await ctx.db.operation.findFirst({
    where: { id: operationId, merchantId: ctx.merchant.id, inquireAt: { lte: ctx.now() } },
  });
  if (found === null) return;
  const operation = operationRow(found);
  try {
    await act(ctx, operation, await stepFor(ctx, operation));
  } catch (error) {
    if (error instanceof AccountReplaced) {
      await parkOperation(ctx, ctx.db, operation, { reason: "outcome_unknown", note: error.message });
      return;
    }
    const { inquiries, referenceNumber } = operation;
    ctx.log.warn({ operationId, referenceNumber, inquiries, err: error }, "An operation could not be resolved yet.");
    await postponed(ctx, ctx.db, error instanceof StoredFailure ? soon(operation) : operation);
  }
}

async function stepFor(ctx: Ctx, operation: OperationRow): Promise<NextStep> {
  const { inquiry, sessionExtra } = await askAbout(ctx, operation);
  const { kind, firstSentAt } = operation;
  const sent = { kind, firstSentAt, now: ctx.now(), sessionExtra };
  return nextStep(inquiry, {
    canSend: !isDifference(operation.parkedReason),
    isReplay: maySendAgain(gatewayOf(operation.connector), sent),
    isRecent: isRecent(sent),
    isTakenUp: isTakenUp(operation.state),
    ifNothing: "park",
  });
}

async function act(ctx: Ctx, operation: OperationRow, next: NextStep): Promise<void> {
  switch (next.kind) {
    case "apply":
      await applyAnswer(ctx, operation, next.answer);
      return;
    case "send":
      await sendAgain(ctx, operation, next.isUnknownThere);
      return;
    case "ask_later":
      if (isUndecided(ctx, operation)) await parkOperation(ctx, ctx.db, operation, undecided(operation));
      else await postponed(ctx, ctx.db, operation, next.seconds);
      return;
    default: {
      const note = `It is unknown whether the ${operation.kind} ${operation.referenceNumber} happened.`;
      await parkOperation(ctx, ctx.db, operation, { reason: "outcome_unknown", note });
    }
  }
}

/** Sends an operation again. If a gateway that did not find it repeats a stored failure, nothing happened. */
async function sendAgain(ctx: Ctx, operation: OperationRow, isUnknownThere: boolean): Promise<void> {
  const { firstSentAt } = operation;
  const answer = await sendOperation(ctx, operation, { firstSentAt }).catch((error: unknown) => {
    if (isUnknownThere && error instanceof StoredFailure) return NEVER_ARRIVED;
    throw error;
  });
  await applyAnswer(ctx, operation, answer);
}

const NEVER_ARRIVED: GatewayResult = {
  outcome: "error",
  message: "The request did not reach the gateway.",
  raw: {},
  params: {},
  card: null,
};

function isUndecided(ctx: Ctx, { state, kind, connector, firstSentAt }: OperationRow): boolean {
  return isTakenUp(state) && isOverdue(gatewayOf(connector).capabilities, { kind, firstSentAt, now: ctx.now() });
}

function undecided({ kind, referenceNumber }: OperationRow) {
  const note = `The gateway accepted the ${kind} ${referenceNumber} and has not decided it.`;
  return { reason: "outcome_unknown", note } as const;
}
