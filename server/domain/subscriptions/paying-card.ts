/** Finds the saved card that a payment was made with or kept. */
import type { Ctx, Tx } from "../../kernel/types";
import type { SettledPayment } from "../payments";

/** The card's id, or null where the payment kept none or the card was deleted since. At most one statement. */
export async function payingCardId(
  ctx: Ctx,
  tx: Tx,
  { session, attempt, card }: SettledPayment,
): Promise<string | null> {
  if (typeof card?.token !== "string" || session.customerId === null) return null;
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
