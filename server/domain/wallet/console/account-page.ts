/** Everything that the page of one wallet account shows. */

import { Prisma } from "@/server/db/client";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { NotFound } from "@/server/kernel/errors";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { OperationView } from "../contract";
import { ENTRY_COLUMNS } from "../list-entries";
import { OPERATION_COLUMNS } from "../retrieve-operation";
import { type EntryRow, type OperationRow, operationView } from "../views";
import { accountLine, type WalletLine } from "./browse-accounts";

/** An operation of the ledger. `at` is ISO 8601. */
export type LedgerOperation = OperationView & {
  readonly at: string;
  /** It is an adjustment that nobody has taken back. */
  readonly isReversible: boolean;
};

/** What a checkout holds of the account. Instants are ISO 8601. */
export type WalletHold = {
  readonly id: string;
  readonly sessionId: string;
  readonly gateway: string;
  readonly amount: string;
  readonly since: string;
  readonly until: string | null;
};

export type AccountPageView = {
  readonly account: WalletLine;
  readonly operations: CursorPage<LedgerOperation>;
  readonly holds: readonly WalletHold[];
};

/** How many operations a page shows. */
const PAGE = 25;
/** How many holds are shown. */
const MOST_HOLDS = 50;

/**
 * The account with its ledger by operation, the newest first. @param cursor of an earlier page; null for the
 * first
 * @throws {NotFound} the merchant has no such account
 * @throws {Forbidden} a user without `wallet.view`
 */
export async function accountPage(ctx: Ctx, id: string, cursor: string | null): Promise<AccountPageView> {
  const account = await accountLine(ctx, id);
  if (account === null || "brokenId" in account) throw new NotFound();
  const [operations, holds] = await Promise.all([readLedger(ctx, id, cursor), readHolds(ctx, account)]);
  return { account, operations, holds };
}

/** The adjustment, if the account has it and nobody has taken it back; null otherwise. */
export async function reversibleOperation(ctx: Ctx, id: string, operationId: string): Promise<LedgerOperation | null> {
  if (!/^\d{1,15}$/.test(operationId)) return null;
  const { rows } = await readLedger(ctx, id, String(BigInt(operationId) + 1n), 1);
  const [found] = rows;
  return found?.isReversible && found.operation_id === Number(operationId) ? found : null;
}

type OperationOfLedger = OperationRow & { readonly createdAt: Date };

/** Two statements. */
async function readLedger(
  ctx: Ctx,
  accountId: string,
  cursor: string | null,
  limit = PAGE,
): Promise<CursorPage<LedgerOperation>> {
  const after = cursor === null ? Prisma.sql`true` : Prisma.sql`o.id < ${BigInt(cursor)}`;
  const rows = await ctx.db.$queryRaw<OperationOfLedger[]>`
    SELECT ${OPERATION_COLUMNS}, o.created_at AS "createdAt" FROM wallet_operation o
    WHERE o.account_id = ${accountId} AND o.merchant_id = ${ctx.merchant.id} AND ${after}
    ORDER BY o.id DESC LIMIT ${limit + 1}`;
  const ids = rows.map(({ id }) => id);
  const entries = await ctx.db.$queryRaw<(EntryRow & { operationId: bigint })[]>`
    SELECT e.operation_id AS "operationId", ${ENTRY_COLUMNS} FROM wallet_entry e JOIN wallet_account a ON a.id = e.account_id
    WHERE e.operation_id = ANY(${ids}) ORDER BY e.id`;
  return cursorPage(rows, limit, {
    cursorOf: ({ id }) => String(id),
    view: (row) => ({
      ...operationView(
        row,
        entries.filter(({ operationId }) => operationId === row.id),
      ),
      at: row.createdAt.toISOString(),
      isReversible: row.type === "adjustment" && !row.reversed,
    }),
  });
}

async function readHolds(ctx: Ctx, account: WalletLine): Promise<readonly WalletHold[]> {
  const rows = await ctx.db.walletReservation.findMany({
    where: { accountId: account.id, merchantId: ctx.merchant.id, state: "reserved" },
    orderBy: [{ releaseAt: "asc" }, { id: "asc" }],
    take: MOST_HOLDS,
  });
  return rows.map(({ id, sessionId, pgCode, amount, createdAt, releaseAt }) => ({
    id,
    sessionId,
    gateway: pgCode,
    amount: toWire(money(amount.toString(), currency(account.currency))),
    since: createdAt.toISOString(),
    until: releaseAt?.toISOString() ?? null,
  }));
}
