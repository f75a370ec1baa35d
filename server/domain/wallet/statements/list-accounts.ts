import { Prisma } from "@/server/db/client";
import { requirePermission } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import type { AccountsRequest, AccountView } from "../contract";
import type { CursorPage } from "../core/cursor";
import { type AccountRow, accountView } from "../views";
import { requireWallet } from "../wallet-service";
import { readPage } from "./read-page";

const COLUMNS = Prisma.sql`a.number, a.id, a.customer_id AS "customerId", a.currency, a.status, a.balance::text AS balance,
  (a.balance - a.held)::text AS available, a.created_at AS "createdAt", a.updated_at AS "updatedAt"`;

const NUMBER = Prisma.sql`a.number`;

const FROM = Prisma.sql`wallet_account a`;

/**
 * A customer's accounts at the provider, newest first; an empty list is valid (Spec, "Wallet rules" 1).
 * @throws {Forbidden} without `wallet.view`
 * @throws {NotFound} {NoWalletService} as `requireWallet` does
 */
export async function listAccounts(ctx: Ctx, slug: string, request: AccountsRequest): Promise<CursorPage<AccountView>> {
  requirePermission(ctx.actor, "wallet.view");
  const provider = await requireWallet(ctx, slug);
  const { customerId, currency, status, page } = request;
  const condition = Prisma.sql`a.merchant_id = ${ctx.merchant.id} AND a.customer_id = ${customerId} AND a.provider = ${provider}
    ${currency === null ? Prisma.empty : Prisma.sql`AND a.currency = ${currency}`}
    ${status === null ? Prisma.empty : Prisma.sql`AND a.status = ${status}`}`;
  const source = { columns: COLUMNS, from: FROM, condition, number: NUMBER };
  return readPage<AccountRow, AccountView>(ctx, source, { request: page, view: accountView });
}

export async function customerAccounts(ctx: Ctx, customerId: string): Promise<(AccountView & { provider: string })[]> {
  const rows = await ctx.db.$queryRaw<(AccountRow & { provider: string })[]>`
    SELECT ${COLUMNS}, a.provider FROM ${FROM}
    WHERE a.merchant_id = ${ctx.merchant.id} AND a.customer_id = ${customerId} ORDER BY ${NUMBER}`;
  return rows.map((row) => ({ ...accountView(row), provider: row.provider }));
}
