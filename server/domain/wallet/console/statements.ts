import { Decimal } from "decimal.js";
import { Prisma } from "@/server/db/client";
import { requirePermission } from "@/server/domain/merchants";
import { currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { normaliseDigits } from "@/server/kernel/digits";
import type { LenientQuery } from "@/server/kernel/lenient-query";
import type { Sized } from "@/server/kernel/list-rows";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { OperationView } from "../contract";
import type { AccountStatus } from "../core/words";
import { ENTRY_COLUMNS } from "../statements/list-entries";
import { OPERATION_COLUMNS } from "../statements/retrieve-operation";
import { type EntryRow, type OperationRow, operationView } from "../views";

export type LedgerOperation = OperationView & {
  readonly at: string;
  /** True for an adjustment that can be reversed, because it was not reversed yet. */
  readonly isReversible: boolean;
};

type OperationOfLedger = OperationRow & { readonly createdAt: Date };

export async function readLedger(
  ctx: Ctx,
  accountId: string,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
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

export type WalletQuery = Sized & {
  /** The complete id of the customer whose accounts are listed. */
  readonly q: string;
  readonly currency: string;
  readonly status: AccountStatus;
  readonly holds: "yes";
  readonly cursor: string;
};

export type WalletValues = LenientQuery<WalletQuery>["values"];

function accountFilter(ctx: Ctx, { q, currency, status, holds }: WalletValues): Prisma.Sql {
  const all = [Prisma.sql`a.merchant_id = ${ctx.merchant.id}`];
  if (q !== null) all.push(Prisma.sql`a.customer_id IN (${q}, ${normaliseDigits(q)})`);
  if (currency !== null) all.push(Prisma.sql`a.currency = ${currency}`);
  if (status !== null) all.push(Prisma.sql`a.status = ${status}`);
  if (holds !== null) all.push(Prisma.sql`a.held > 0`);
  return Prisma.join(all, " AND ");
}

/** A wallet account in a list. Amounts are decimal texts in its currency, instants ISO 8601. */
export type WalletLine = {
  readonly id: string;
  readonly customerId: string;
  readonly currency: string;
  readonly provider: string;
  readonly status: string;
  readonly balance: string;
  readonly available: string;
  readonly held: string;
  /** Number of holds on the account; the last one ends at `heldUntil`, which is null without holds. */
  readonly holds: number;
  readonly heldUntil: string | null;
  readonly createdAt: string;
};

export type WalletRow = WalletLine | { readonly brokenId: string };

export type WalletSums = {
  readonly currency: string;
  readonly count: number;
  readonly balance: string;
  readonly held: string;
};

type WalletColumns = {
  number: bigint;
  id: string;
  customerId: string;
  currency: string;
  provider: string;
  status: string;
  balance: string;
  available: string;
  held: string;
  holds: number;
  heldUntil: Date | null;
  createdAt: Date;
};

const COLUMNS = Prisma.sql`a.number, a.id, a.customer_id AS "customerId", a.currency, a.provider, a.status, a.balance::text AS balance,
  (a.balance - a.held)::text AS available, a.held::text AS held, hold.count AS holds, hold.until AS "heldUntil",
  a.created_at AS "createdAt"`;

const FROM = Prisma.sql`wallet_account a CROSS JOIN LATERAL (
    SELECT count(*)::int AS count, max(r.release_at) AS until FROM wallet_reservation r
    WHERE r.account_id = a.id AND r.state = 'reserved'
  ) hold`;

/**
 * Wallet accounts, newest first, at most `limit`.
 * @throws {Forbidden} without `wallet.view`
 */
export async function browseAccounts(ctx: Ctx, values: WalletValues, limit: number): Promise<CursorPage<WalletRow>> {
  requirePermission(ctx.actor, "wallet.view");
  const after = values.cursor === null ? Prisma.sql`true` : Prisma.sql`a.number < ${BigInt(values.cursor)}`;
  const rows = await ctx.db.$queryRaw<WalletColumns[]>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE ${accountFilter(ctx, values)} AND ${after}
    ORDER BY a.number DESC LIMIT ${limit + 1}`;
  return cursorPage(rows, limit, { cursorOf: ({ number }) => String(number), view: walletRow });
}

/** Sums over the filtered accounts, the currency with most accounts first. */
export async function sumAccounts(ctx: Ctx, values: WalletValues): Promise<readonly WalletSums[]> {
  requirePermission(ctx.actor, "wallet.view");
  const rows = await ctx.db.$queryRaw<WalletSums[]>`
    SELECT a.currency, count(*)::int AS count, sum(a.balance)::text AS balance, sum(a.held)::text AS held
    FROM wallet_account a WHERE ${accountFilter(ctx, values)} GROUP BY 1 ORDER BY 2 DESC, 1`;
  return rows.flatMap(({ currency: code, count, balance, held }) => {
    if (!isCurrency(code)) return [];
    // Rounds sums as decimals, because they may have more digits than an amount.
    const sum = (text: string): string => new Decimal(text).toFixed(scaleOf(code));
    return { currency: code, count, balance: sum(balance), held: sum(held) };
  });
}

/**
 * A customer's accounts, oldest first.
 * @throws {Forbidden} without `wallet.view`
 */
export async function accountsOfCustomer(ctx: Ctx, customerId: string): Promise<readonly WalletRow[]> {
  requirePermission(ctx.actor, "wallet.view");
  const rows = await ctx.db.$queryRaw<WalletColumns[]>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE a.merchant_id = ${ctx.merchant.id} AND a.customer_id = ${customerId}
    ORDER BY a.number`;
  return rows.map(walletRow);
}

export async function accountLine(ctx: Ctx, id: string): Promise<WalletRow | null> {
  requirePermission(ctx.actor, "wallet.view");
  const rows = await ctx.db.$queryRaw<WalletColumns[]>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE a.merchant_id = ${ctx.merchant.id} AND a.id = ${id}`;
  return rows[0] === undefined ? null : walletRow(rows[0]);
}

function walletRow({ number: _, ...row }: WalletColumns): WalletRow {
  try {
    const amount = (text: string): string => toWire(money(text, currency(row.currency)));
    return {
      ...row,
      balance: amount(row.balance),
      available: amount(row.available),
      held: amount(row.held),
      heldUntil: row.heldUntil?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  } catch {
    return { brokenId: row.id };
  }
}
