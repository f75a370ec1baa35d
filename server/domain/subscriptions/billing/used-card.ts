import type { SettledPayment } from "@/server/domain/payments";
import type { Ctx, Tx } from "@/server/kernel/types";

export async function usedCardId(ctx: Ctx, tx: Tx, { session, attempt, card }: SettledPayment): Promise<string | null> {
  if (card === null || session.customerId === null) return null;
  const found = await tx.savedCard.findFirst({
    where: {
      merchantId: ctx.merchant.id,
      gatewayCode: attempt.pgCode,
      customerId: session.customerId,
      token: card.token,
    },
    select: { id: true },
  });
  return found?.id ?? null;
}
