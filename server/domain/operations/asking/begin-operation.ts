import { randomBytes } from "node:crypto";
import { insertion } from "@/server/db/sql-fragments";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { spendCeiling } from "@/server/domain/merchants";
import type { Attempt } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import { referenceNumber } from "@/server/kernel/ids";
import { isEqual, type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { asksFromAmount } from "../approvals/needs-approval";
import { factsOf } from "../carrying-out/call-gateway";
import type { CallFacts } from "../carrying-out/statements";
import { type RequestedTarget, targetIn } from "../contract/requests";
import { available, decideExternal, type Verdict } from "../core/decide";
import { capturable } from "../core/limits";
import type { Destination } from "../core/words";
import { newOperation } from "../record/new-operation";
import { LeftChanged, OperationRefused } from "../record/operation-refused";
import { type OperationRow, operationValues } from "../record/operation-row";
import { lockParent, type ParentTransaction, parentFacts } from "../record/parent-transaction";
import { refundToWallet } from "./refund-to-wallet";

export type RequestedOperation = {
  readonly kind: OperationKind;
  readonly sessionId: string;
  readonly target: RequestedTarget;
  readonly extra: Readonly<Record<string, unknown>> | null;
  readonly trackingKey: string | null;
  /** The remaining amount that the page showed, in the API's format; null if no page showed it. */
  readonly leftShown: string | null;
  readonly note: string | null;
  readonly isApproved: boolean;
  readonly initiator: Readonly<Record<string, unknown>> | null;
};

/**
 * `begun`: the caller sends the operation to the gateway. `done`: no gateway is needed. `repeated`: the key
 * already belongs to an operation.
 */
export type BegunOperation =
  | { readonly kind: "begun"; readonly operation: OperationRow; readonly facts: CallFacts }
  | { readonly kind: "done" | "repeated"; readonly operation: OperationRow };

export class ApprovalNeeded extends Error {}

/**
 * Writes an operation before the gateway is called: locks the session, checks the operation and inserts it as
 * `processing`; its amount then counts against every limit. The caller commits before calling the gateway. A
 * refund to a wallet is completed in this transaction.
 * @throws {NotFound}
 * @throws {InvalidFields} for an invalid amount or destination
 * @throws {Forbidden} if the refund exceeds the daily ceiling of the caller's key
 * @throws {OperationRefused} {ApprovalNeeded}
 * @throws {LeftChanged} if the remaining amount is not the one shown
 */
export async function beginOperation(
  ctx: Ctx,
  tx: Tx,
  ask: RequestedOperation,
  { besides }: { readonly besides?: (writes: WriteBatch, operation: OperationRow) => void } = {},
): Promise<BegunOperation> {
  const locked = await lockParent(ctx, tx, ask.sessionId);
  if (locked === null) throw new NotFound();
  const repeated = locked.operations.find(
    ({ trackingKey }) => ask.trackingKey !== null && trackingKey === ask.trackingKey,
  );
  if (repeated !== undefined) return { kind: "repeated", operation: repeated };
  const verdict = decideAsk(locked, ask, ctx.now());
  if (!ask.isApproved && asksFromAmount(ctx, locked, { kind: ask.kind, amount: verdict.amount }))
    throw new ApprovalNeeded();
  const { attempt } = locked;
  if (attempt === null) throw new Error("An operation was allowed on a transaction without a payment.");
  const reference = referenceNumber(randomBytes(9));
  const write = async (writes: WriteBatch) => {
    const operation = askedOperation(ctx, { ask, locked, attempt, verdict, reference });
    ctx.caused?.push({ sessionId: operation.sessionId, entry: operation.id });
    writes.add(insertion("operation", operationValues(operation)));
    besides?.(writes, operation);
    await writes.flushLater(tx);
    return operation;
  };
  const { destination, amount } = verdict;
  switch (destination) {
    case "pg":
      if (ask.kind === "refund") await spendCeiling(ctx, tx, amount);
      return { kind: "begun", operation: await write(new WriteBatch()), facts: factsOf(locked, attempt) };
    case "wallet": {
      const operation = await refundToWallet(ctx, tx, { locked, amount, reference, write });
      await spendCeiling(ctx, tx, amount);
      return { kind: "done", operation };
    }
  }
}

type DecidedAsk = Pick<RequestedOperation, "kind" | "target" | "leftShown">;

export type AllowedOperation = Extract<Verdict, { kind: "allowed" }> & { readonly destination: Destination };

/**
 * The amount that the operation may move.
 * @throws {InvalidFields} {OperationRefused} {LeftChanged} as {@link beginOperation}
 */
export function decideAsk(locked: ParentTransaction, ask: DecidedAsk, now: Date): AllowedOperation {
  const wanted = targetIn(ask.target, locked.session.amount.currency);
  const facts = parentFacts(locked, ask.kind, now);
  const verdict = decideExternal({ kind: ask.kind, ...wanted }, facts);
  const left = facts.parent && toWire(available(facts.parent, ask.kind));
  const isStale = ask.leftShown !== null && left !== ask.leftShown;
  if (verdict.kind === "refused" && !(isStale && verdict.reason === "too_much"))
    throw new OperationRefused(ask.kind, verdict);
  if (isStale || verdict.kind === "refused") throw new LeftChanged();
  return { ...verdict, destination: wanted.destination };
}

function takesTheRest(locked: ParentTransaction, amount: Money, now: Date): boolean {
  const { parent } = parentFacts(locked, "capture", now);
  return parent !== null && isEqual(amount, capturable(parent));
}

type AllowedAsk = {
  readonly ask: RequestedOperation;
  readonly locked: ParentTransaction;
  readonly attempt: Attempt;
  readonly verdict: AllowedOperation;
  readonly reference: string;
};

function askedOperation(ctx: Ctx, { ask, locked, attempt, verdict, reference }: AllowedAsk): OperationRow {
  const now = ctx.now();
  return newOperation(ctx, {
    kind: ask.kind,
    sessionId: locked.session.id,
    destination: verdict.destination,
    amount: verdict.amount,
    fee: verdict.fee,
    pgCode: attempt.pgCode,
    connector: attempt.connector,
    referenceNumber: reference,
    chargeReference: attempt.referenceNumber,
    trackingKey: ask.trackingKey,
    firstSentAt: verdict.destination === "pg" ? now : null,
    isFinal: ask.kind === "capture" && takesTheRest(locked, verdict.amount, now),
    extra: ask.extra as OperationRow["extra"],
    initiator: ask.initiator as OperationRow["initiator"],
  });
}
