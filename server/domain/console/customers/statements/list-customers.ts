import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { parseDetails } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { normaliseDigits } from "@/server/kernel/digits";
import { jsonObject } from "@/server/kernel/json";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { prefix } from "../../prefix";
import { namedSql } from "../../statements/named-people";
import { shownState } from "../../statements/state-filter";
import { type WireAmount, wireAmount } from "../../wire-amount";
import type { CustomerValues } from "../customer-query";

/** The customer's data in the newest payment. `seenAt` is ISO 8601. */
export type CustomerLine = {
  readonly customerId: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly amount: WireAmount;
  readonly state: string;
  readonly seenAt: string;
};

export type CustomerRow = CustomerLine | { readonly brokenId: string };

type CustomerColumns = {
  customerId: string;
  details: unknown;
  email: string | null;
  phone: string | null;
  amount: string;
  currency: string;
  state: string;
  seenAt: Date;
};

/**
 * Customers by id, at most `limit`, after the cursor. Each id takes one index look-up; a search by name
 * compares at most 2,000 payments (Spec, "Customers and wallets on the console" 1).
 * @throws {Forbidden}
 */
export async function listCustomers(
  ctx: Ctx,
  { q, cursor }: CustomerValues,
  limit: number,
): Promise<CursorPage<CustomerRow>> {
  const ways = q === null ? [Prisma.sql`true`] : waysTo(q);
  const found = ways.map((way) => idsAfter(ctx, { way, cursor, count: limit + 1 }));
  const named = q === null ? null : namedSql(ctx, q);
  if (named !== null)
    found.push(Prisma.sql`(SELECT s.customer_id AS id FROM (${named.sessions}) found JOIN payment_session s ON s.id = found.id
      WHERE ${visible(ctx)} AND s.customer_id > ${cursor ?? ""} AND ${named.isNamed(NAME)})`);
  const rows = await ctx.db.$queryRaw<CustomerColumns[]>`
    SELECT c.id AS "customerId", s.details, s.customer_email AS email, s.customer_phone AS phone, s.amount::text AS amount,
      s.currency, ${shownState(ctx)} AS state, s.created_at AS "seenAt"
    FROM (SELECT DISTINCT id FROM (${Prisma.join(found, " UNION ALL ")}) way ORDER BY id LIMIT ${limit + 1}) c
    CROSS JOIN LATERAL (
      SELECT s.* FROM payment_session s WHERE ${visible(ctx)} AND s.customer_id = c.id ORDER BY s.created_at DESC LIMIT 1
    ) s ORDER BY c.id`;
  return cursorPage(rows, limit, { cursorOf: ({ customerId }) => customerId, view: customerRow });
}

const NAME = Prisma.sql`concat_ws(' ', s.details ->> 'customer_first_name', s.details ->> 'customer_last_name')`;

/** @throws {Forbidden} */
function visible(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`s.merchant_id = ${ctx.merchant.id} AND s.deleted_at IS NULL AND ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)}`;
}

type IdsAsked = { readonly way: Prisma.Sql; readonly cursor: string | null; readonly count: number };

/** Finds each customer id from the previous id by a recursive query, so that no id is read twice. */
function idsAfter(ctx: Ctx, { way, cursor, count }: IdsAsked): Prisma.Sql {
  const next = (after: Prisma.Sql) => Prisma.sql`
    SELECT s.customer_id AS id FROM payment_session s WHERE ${visible(ctx)} AND ${way} AND s.customer_id > ${after}
    ORDER BY s.customer_id LIMIT 1`;
  return Prisma.sql`(
    WITH RECURSIVE seen(id, place) AS (
      (SELECT id, 1 FROM (${next(Prisma.sql`${cursor ?? ""}`)}) first)
      UNION ALL
      SELECT after.id, seen.place + 1 FROM seen CROSS JOIN LATERAL (${next(Prisma.sql`seen.id`)}) after
      WHERE seen.place < ${count}
    ) SELECT id FROM seen)`;
}

function waysTo(typed: string): readonly Prisma.Sql[] {
  const text = normaliseDigits(typed);
  const ways = [Prisma.sql`s.customer_id LIKE ${prefix(text)}`];
  if (typed !== text) ways.push(Prisma.sql`s.customer_id = ${typed}`);
  if (text.includes("@")) {
    for (const email of new Set([text, text.toLowerCase()])) ways.push(Prisma.sql`s.customer_email = ${email}`);
  }
  if (/^\+?\d{6,15}$/.test(text)) ways.push(Prisma.sql`s.customer_phone = ${text}`);
  return ways;
}

function customerRow(row: CustomerColumns): CustomerRow {
  try {
    const { customerId, email, phone, state } = row;
    return {
      customerId,
      name: parseDetails(jsonObject(row.details) ?? {}).customerName,
      email,
      phone,
      amount: wireAmount(money(row.amount, currency(row.currency))),
      state,
      seenAt: row.seenAt.toISOString(),
    };
  } catch {
    return { brokenId: row.customerId };
  }
}
