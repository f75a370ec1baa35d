/** What the address of the wallets' page says, and the accounts that it means. */
import { Prisma } from "@/server/db/client";
import { normaliseDigits } from "@/server/kernel/digits";
import { type LenientQuery, oneOf, readQuery, rowNumber, short } from "@/server/kernel/lenient-query";
import type { Ctx } from "@/server/kernel/types";
import { ACCOUNT_STATUSES, type AccountStatus } from "../core/words";

/** What the address says. */
export type WalletQuery = {
  /** A customer's id, exactly. */
  readonly q: string;
  readonly currency: string;
  readonly status: AccountStatus;
  /** Only accounts of which checkouts hold something. */
  readonly holds: "yes";
  readonly cursor: string;
};

export type WalletValues = LenientQuery<WalletQuery>["values"];

/** Reads the query of the page. */
export function readWalletQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<WalletQuery> {
  return readQuery<WalletQuery>(query, {
    q: short(64),
    currency: (text) => (/^[A-Z]{3}$/.test(text) ? text : null),
    status: oneOf(ACCOUNT_STATUSES),
    holds: oneOf(["yes"]),
    cursor: rowNumber,
  });
}

/** What the address of one account says. */
export type AccountQuery = {
  /** The form to show. */
  readonly do: "adjust" | "reverse";
  /** The operation to be taken back. */
  readonly operation: string;
  readonly cursor: string;
};

export type AccountValues = LenientQuery<AccountQuery>["values"];

/** Reads the query of one account's page. */
export function readAccountQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<AccountQuery> {
  return readQuery<AccountQuery>(query, {
    do: oneOf(["adjust", "reverse"]),
    operation: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : null),
    cursor: rowNumber,
  });
}

/** The conditions of everything but the cursor, on the account `a`. */
export function accountFilter(ctx: Ctx, { q, currency, status, holds }: WalletValues): Prisma.Sql {
  const all = [Prisma.sql`a.merchant_id = ${ctx.merchant.id}`];
  if (q !== null) all.push(Prisma.sql`a.customer_id IN (${q}, ${normaliseDigits(q)})`);
  if (currency !== null) all.push(Prisma.sql`a.currency = ${currency}`);
  if (status !== null) all.push(Prisma.sql`a.status = ${status}`);
  if (holds !== null) all.push(Prisma.sql`a.held > 0`);
  return Prisma.join(all, " AND ");
}
