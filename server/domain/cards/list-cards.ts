/** Reads a customer's saved cards. */
import type { Ctx } from "../../kernel/types";
import type { SavedCard } from "./save-card";

/** The customer's cards at the gateways `codes`, the one saved or renewed last first. One statement. */
export async function cardsOf(ctx: Ctx, customerId: string, codes: readonly string[]): Promise<SavedCard[]> {
  const rows = await ctx.db.savedCard.findMany({
    where: { merchantId: ctx.merchant.id, customerId, gatewayCode: { in: [...codes] } },
    include: { agreements: { select: { agreementId: true }, orderBy: { agreementId: "asc" } } },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ agreements, ...card }) => ({ ...card, agreements: agreements.map((bound) => bound.agreementId) }));
}
