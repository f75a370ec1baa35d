import { Prisma } from "@/server/db/client";
import { requirePermission } from "@/server/domain/merchants";
import { BadRequest } from "@/server/kernel/errors";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { OperationLookup, OperationView } from "../contract";
import { type EntryRow, type OperationRow, operationView } from "../views";
import { requireWallet } from "../wallet-service";
import { ENTRY_COLUMNS } from "./list-entries";

export const OPERATION_COLUMNS = Prisma.sql`o.id, o.type, o.session_id AS "sessionId", o.reason, o.reference, o.reverses_id AS reverses,
  EXISTS (SELECT 1 FROM wallet_operation back WHERE back.reverses_id = o.id AND back.merchant_id = o.merchant_id) AS reversed,
  (SELECT c.event FROM wallet_reservation r JOIN state_change c ON c.machine = 'reservation' AND c.object_id = r.id AND c.merchant_id = r.merchant_id
   WHERE r.operation_id = o.id AND r.merchant_id = o.merchant_id AND c.from_state <> c.to_state ORDER BY c.id DESC LIMIT 1) AS ended`;

/**
 * Reads an operation; null if the merchant has none with this id that meets the condition on its account `a`.
 */
export async function readOperation(
  db: Db | Tx,
  key: { merchantId: string; operationId: bigint },
  condition: Prisma.Sql = Prisma.sql`true`,
): Promise<OperationView | null> {
  const [row] = await db.$queryRaw<OperationRow[]>`
    SELECT ${OPERATION_COLUMNS}
    FROM wallet_operation o JOIN wallet_account a ON a.id = o.account_id AND a.merchant_id = o.merchant_id
    WHERE o.id = ${key.operationId} AND o.merchant_id = ${key.merchantId} AND ${condition}`;
  if (row === undefined) return null;
  const entries = await db.$queryRaw<EntryRow[]>`
    SELECT ${ENTRY_COLUMNS}
    FROM wallet_entry e JOIN wallet_account a ON a.id = e.account_id AND a.merchant_id = e.merchant_id
    WHERE e.operation_id = ${row.id} AND e.merchant_id = ${key.merchantId} ORDER BY e.id`;
  return operationView(row, entries);
}

/**
 * An operation at a wallet provider.
 * @throws {Forbidden} without `wallet.view`
 * @throws {NotFound} {NoWalletService} as `requireWallet` does
 * @throws {BadRequest} if the merchant has no such operation there
 */
export async function retrieveOperation(ctx: Ctx, slug: string, request: OperationLookup): Promise<OperationView> {
  requirePermission(ctx.actor, "wallet.view");
  const provider = await requireWallet(ctx, slug);
  const { operationId } = request;
  const key = { merchantId: ctx.merchant.id, operationId };
  const view = await readOperation(ctx.db, key, Prisma.sql`a.provider = ${provider}`);
  if (view === null) throw new BadRequest(`Wallet operation ${operationId} was not found.`);
  return view;
}
