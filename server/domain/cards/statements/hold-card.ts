import type { Tx } from "@/server/kernel/types";

type CardToHold = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly token: string;
};

/**
 * Locks a card until the transaction ends, after waiting for a running deletion.
 * @returns false if the card was deleted
 */
export async function holdCard(tx: Tx, card: CardToHold): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM saved_card
    WHERE merchant_id = ${card.merchantId} AND gateway_code = ${card.gatewayCode} AND customer_id = ${card.customerId}
      AND token = ${card.token}
    FOR KEY SHARE`;
  return rows.length > 0;
}
