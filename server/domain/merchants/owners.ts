import type { Ctx, Tx } from "@/server/kernel/types";

export async function ownersOf(ctx: Ctx, tx: Tx): Promise<readonly string[]> {
  const rows = await tx.merchantUser.findMany({
    where: {
      merchantId: ctx.merchant.id,
      deletedAt: null,
      invitation: null,
      permissions: { has: "merchant.users" },
      email: { not: null },
    },
    select: { email: true },
    orderBy: { id: "asc" },
  });
  return [...new Set(rows.flatMap(({ email }) => email ?? []))];
}
