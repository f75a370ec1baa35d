import { Prisma } from "@/server/db/client";
import type { BatchPart } from "@/server/kernel/types";

export function partColumns(parts: readonly BatchPart[]): Prisma.Sql {
  const rows = parts.flatMap(({ ctx, ids }) => ids.map((id) => ({ id, merchantId: ctx.merchant.id, now: ctx.now() })));
  return Prisma.sql`unnest(${rows.map(({ id }) => id)}::bpchar[], ${rows.map(({ merchantId }) => merchantId)}::text[],
    ${rows.map(({ now }) => now.toISOString())}::timestamptz[]) AS due (id, merchant_id, now)`;
}
