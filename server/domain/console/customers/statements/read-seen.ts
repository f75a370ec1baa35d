import { Prisma } from "@/server/db/client";
import { ofVisibleType } from "@/server/domain/merchants";
import { parseDetails } from "@/server/domain/sessions";
import { jsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";

type SeenRow = { firstSeenAt: Date; lastSeenAt: Date; details: unknown; email: string | null; phone: string | null };

/** Reads a customer's newest data and first payment, from both ends of an index. */
export async function readSeen(ctx: Ctx, customerId: string) {
  const own = Prisma.sql`s.merchant_id = ${ctx.merchant.id} AND s.customer_id = ${customerId} AND s.deleted_at IS NULL
    AND ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)}`;
  const [row] = await ctx.db.$queryRaw<SeenRow[]>`
    SELECT s.details, s.customer_email AS email, s.customer_phone AS phone, s.created_at AS "lastSeenAt",
      (SELECT s.created_at FROM payment_session s WHERE ${own} ORDER BY s.created_at LIMIT 1) AS "firstSeenAt"
    FROM payment_session s WHERE ${own} ORDER BY s.created_at DESC LIMIT 1`;
  return {
    name: row === undefined ? null : parseDetails(jsonObject(row.details) ?? {}).customerName,
    email: row?.email ?? null,
    phone: row?.phone ?? null,
    firstSeenAt: row?.firstSeenAt.toISOString() ?? null,
    lastSeenAt: row?.lastSeenAt.toISOString() ?? null,
  };
}
