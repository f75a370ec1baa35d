import type { Tx } from "@/server/kernel/types";
import type { BoundAgreement } from "./save-card";

type CardToBind = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly token: string;
  readonly agreement: BoundAgreement;
  readonly at: Date;
};

/**
 * Binds a card to an agreement instead of its previous card. Without a new last day the agreement keeps its
 * previous one.
 * @returns false if the card was deleted and nothing changed
 */
export async function bindCard(tx: Tx, { agreement, at, ...card }: CardToBind): Promise<boolean> {
  const bound = await tx.$executeRaw`
    INSERT INTO agreement_card (merchant_id, customer_id, agreement_id, card_id, expiry_date, updated_at)
    SELECT merchant_id, customer_id, ${agreement.id}, id, ${agreement.expiryDate}::date, ${at} FROM saved_card
    WHERE merchant_id = ${card.merchantId} AND gateway_code = ${card.gatewayCode} AND customer_id = ${card.customerId}
      AND token = ${card.token}
    FOR UPDATE
    ON CONFLICT (merchant_id, customer_id, agreement_id) DO UPDATE SET card_id = EXCLUDED.card_id,
      expiry_date = COALESCE(EXCLUDED.expiry_date, agreement_card.expiry_date), updated_at = EXCLUDED.updated_at`;
  return bound > 0;
}
