/**
 * Audit events of operations, written in the operation's transaction (Spec, "Actions on payments" 1 to 3).
 */
import type { Prisma } from "@/server/db/client";
import { auditInsertion, recordAudit } from "@/server/domain/audit";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Destination, OperationName } from "../core/words";
import type { OperationRow } from "./operation-row";

type Facts = Readonly<Record<string, unknown>>;

type RecordedOperation = {
  readonly operation: OperationName;
  readonly sessionId: string;
  readonly before?: Facts;
  readonly after?: Facts;
};

export function recordOperation(ctx: Ctx, tx: Tx, recorded: RecordedOperation): Promise<void> {
  return recordAudit(ctx, tx, factsOf(recorded));
}

/**
 * SQL that writes the audit event of {@link recordOperation} within another statement, for operations that
 * move money.
 */
export function operationRecord(ctx: Ctx, row: OperationRow): Prisma.Sql {
  const { sessionId, referenceNumber: reference_number } = row;
  const after = { ...movingFacts(row), reference_number };
  return auditInsertion(ctx, factsOf({ operation: row.kind, sessionId, after }));
}

function factsOf({ operation, sessionId, ...change }: RecordedOperation) {
  return { action: `payment.${operation}`, objectId: sessionId, ...change } as const;
}

type Moving = { readonly amount: Money; readonly destination: Destination };

export function movingFacts({ amount, destination }: Moving): Facts {
  return { amount: toWire(amount), currency_code: amount.currency, destination };
}
