/** The audit event of an operation, in its transaction (decision 0250). */
import { recordAudit } from "@/server/domain/audit";
import { toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { OperationName } from "./core/may-operate";
import { inSession } from "./parent-transaction";

type Facts = Readonly<Record<string, unknown>>;

type RecordedOperation = {
  readonly operation: OperationName;
  readonly sessionId: string;
  readonly before?: Facts;
  readonly after?: Facts;
};

/** Who began which operation on which transaction. */
export function recordOperation(
  ctx: Ctx,
  tx: Tx,
  { operation, sessionId, ...change }: RecordedOperation,
): Promise<void> {
  return recordAudit(ctx, tx, { action: `payment.${operation}`, objectId: sessionId, ...change });
}

type Moving = {
  readonly amount: { toString(): string };
  readonly currency: string;
  readonly destination: string;
};

/** What an operation is to move, as its event has it. */
export function movingFacts(row: Moving): Facts {
  return { amount: toWire(inSession(row, row.amount)), currency_code: row.currency, destination: row.destination };
}
