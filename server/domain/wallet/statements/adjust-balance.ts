import { Prisma } from "@/server/db/client";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { auditInsertion } from "@/server/domain/audit";
import { InvalidFields } from "@/server/kernel/errors";
import { isEqual, type Money, money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Account, NumberedAccount } from "../account";
import type { Adjustment, OperationView } from "../contract";
import { type Movement, movement, reversal, signed } from "../core/ledger";
import type { Direction } from "../core/words";
import { operationView } from "../views";
import { addOperation } from "../write-entry";
import type { OperationFacts } from "./write-entry";

function wrongTarget(message: string): InvalidFields {
  return new InvalidFields({ reverses: [message] });
}

function magnitude({ amount, currency }: Money): Money {
  return money(amount.abs(), currency);
}

/** The movement of the requested amount, or the opposite of the adjustment to reverse. */
export async function movementOf(tx: Tx, account: Account, { amount, reverses }: Adjustment): Promise<Movement> {
  const credit = amount.amount.isPositive();
  if (reverses === null) return movement(credit ? "credit_adjustment" : "debit_adjustment", magnitude(amount));
  const [target] = await tx.$queryRaw<{ direction: Direction; amount: string; reversed: boolean }[]>`
    SELECT e.direction, e.amount::text AS amount,
      EXISTS (SELECT 1 FROM wallet_operation back WHERE back.reverses_id = o.id) AS reversed
    FROM wallet_operation o JOIN wallet_entry e ON e.operation_id = o.id AND e.merchant_id = o.merchant_id
    WHERE o.id = ${reverses} AND o.account_id = ${account.id} AND o.type = 'adjustment'`;
  if (target === undefined) throw wrongTarget(`The account has no adjustment ${reverses}.`);
  if (target.reversed) throw wrongTarget(`Adjustment ${reverses} is reversed already.`);
  const move = reversal({ direction: target.direction, amount: money(target.amount, account.currency) });
  const wanted = signed(move);
  if (!isEqual(wanted, amount))
    throw new InvalidFields({ amount: [`Must be ${toWire(wanted)}, the opposite of the adjustment.`] });
  return move;
}

export const KNOWN: NamedStatement<{ id: bigint; same: boolean }> = {
  name: "adjustment_by_key",
  text: `SELECT o.id, (o.account_id = $3 AND o.reverses_id IS NOT DISTINCT FROM $4::bigint
      AND o.reason IS NOT DISTINCT FROM $5 AND o.reference IS NOT DISTINCT FROM $6
      AND CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END = $7::numeric) AS same
    FROM wallet_operation o JOIN wallet_entry e ON e.operation_id = o.id AND e.merchant_id = o.merchant_id
    WHERE o.merchant_id = $1 AND o.key = $2`,
};

/** Facts of the audit event about an adjustment, besides the balance. */
function told({ customerId, currency, amount, reason, reference, reverses }: Adjustment, operationId: bigint) {
  return {
    operation_id: String(operationId),
    customer_id: customerId,
    amount: toWire(amount),
    currency,
    reason,
    reference,
    reverses: reverses === null ? null : String(reverses),
  };
}

type DecidedAdjustment = NumberedAccount & {
  readonly move: Movement;
  readonly request: Adjustment;
  readonly key: string;
  readonly at: Date;
};

export async function writeAdjustment(ctx: Ctx, tx: Tx, decided: DecidedAdjustment): Promise<OperationView> {
  const { account, operationId, move, request, key, at } = decided;
  const { reason, reference, reverses } = request;
  const type = reverses === null ? "adjustment" : "reversal";
  const facts: OperationFacts = { type, sessionId: null, pgCode: null, reason, reference, key, reverses };
  const writes = new WriteBatch();
  const added = addOperation(writes, account, { operationId, move, facts, at });
  const audited = auditInsertion(ctx, {
    action: reverses === null ? "wallet.adjusted" : "wallet.reversed",
    objectId: account.id,
    before: { balance: toWire(account.balance) },
    after: { balance: toWire(added.account.balance), ...told(request, operationId) },
  });
  writes.add(audited);
  const [entry] = await writes.flushAndRead<{ id: bigint }>(tx, Prisma.sql`SELECT id FROM ${added.entry}`);
  if (entry === undefined) throw new Error("An entry was not written.");
  const of = { sessionId: null, pgCode: null };
  const row = { ...of, id: operationId, type, reason, reference, reverses, reversed: false, ended: null } as const;
  const amount = move.amount.amount.toFixed();
  const shown = { id: entry.id, entryType: move.type, direction: move.direction, amount, currency: account.currency };
  return operationView(row, [{ ...of, ...shown, status: "completed", createdAt: at }]);
}
