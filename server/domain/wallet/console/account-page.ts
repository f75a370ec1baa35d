import { currency } from "@/server/kernel/currency";
import type { CursorPage } from "@/server/kernel/cursor-page";
import { NotFound } from "@/server/kernel/errors";
import { rowsOf } from "@/server/kernel/list-rows";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { AccountValues } from "./account-query";
import { accountLine, type LedgerOperation, readLedger, type WalletLine } from "./statements";

/** A hold of credit on a wallet account; instants are ISO 8601. */
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

const MOST_HOLDS = 50;

type LedgerValues = Pick<AccountValues, "rows" | "cursor">;

/**
 * A wallet account with its operations, newest first.
 * @throws {NotFound}
 * @throws {Forbidden} without `wallet.view`
 */
export async function accountPage(ctx: Ctx, id: string, values: LedgerValues): Promise<AccountPageView> {
  const account = await accountLine(ctx, id);
  if (account === null || "brokenId" in account) throw new NotFound();
  const [operations, holds] = await Promise.all([
    readLedger(ctx, id, { cursor: values.cursor, limit: rowsOf(values) }),
    readHolds(ctx, account),
  ]);
  return { account, operations, holds };
}

export async function reversibleOperation(ctx: Ctx, id: string, operationId: string): Promise<LedgerOperation | null> {
  if (!/^\d{1,15}$/.test(operationId)) return null;
  const { rows } = await readLedger(ctx, id, { cursor: String(BigInt(operationId) + 1n), limit: 1 });
  const [found] = rows;
  return found?.isReversible && found.operation_id === Number(operationId) ? found : null;
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
