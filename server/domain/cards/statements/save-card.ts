import { randomUUID } from "node:crypto";
import type { CardFacts, KeptCard } from "@/server/domain/gateways";
import { writeJson } from "@/server/kernel/exact-json";
import type { CivilDate } from "@/server/kernel/time";
import type { Tx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";

export type SavedCard = {
  readonly id: string;
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  /** The gateway's token; on the simulated gateway the test card's number. */
  readonly token: string;
  readonly brand: string | null;
  readonly nameOnCard: string | null;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvvRequired: boolean;
  readonly agreements: readonly string[];
};

/** A payment's agreement with the customer; without a last day it does not end. */
export type BoundAgreement = { readonly id: string; readonly expiryDate: CivilDate | null };

export type CardToSave = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly card: CardFacts & { readonly token: string };
  /**
   * The gateway's card handle if it differs from the token; {@link keptAs} then makes the token from the
   * handle.
   */
  readonly kept?: KeptCard | null;
  readonly agreement: BoundAgreement | null;
  readonly at: Date;
};

/**
 * Inserts a card, or updates the card with the same token, and binds it to the agreement like
 * {@link bindCard}. Tokens are unique per merchant, gateway and customer (Spec, "Stored cards").
 */
export async function saveCard(tx: Tx, wanted: CardToSave): Promise<SavedCard> {
  const { merchantId, gatewayCode, customerId, card, kept = null, agreement, at } = wanted;
  const handle = kept && seal(writeJson(kept.handle));
  const network = kept?.networkTransactionId ?? null;
  const { id: agreementId, expiryDate } = agreement ?? { id: null, expiryDate: null };
  const [row] = await tx.$queryRaw<SavedCard[]>`
    WITH kept AS (
      INSERT INTO saved_card (id, merchant_id, gateway_code, customer_id, token, brand, name_on_card, last4, expiry_month,
        expiry_year, cvv_required, handle, network_transaction_id, created_at, updated_at)
      VALUES (${randomUUID()}, ${merchantId}, ${gatewayCode}, ${customerId}, ${card.token}, ${card.brand}, ${card.nameOnCard},
        ${card.last4}, ${card.expiryMonth}, ${card.expiryYear}, ${card.cvvRequired}, ${handle},
        ${network}, ${at}, ${at})
      ON CONFLICT (merchant_id, gateway_code, customer_id, token) DO UPDATE SET brand = EXCLUDED.brand,
        name_on_card = EXCLUDED.name_on_card, last4 = EXCLUDED.last4, expiry_month = EXCLUDED.expiry_month,
        expiry_year = EXCLUDED.expiry_year, cvv_required = EXCLUDED.cvv_required, handle = EXCLUDED.handle,
        network_transaction_id = coalesce(EXCLUDED.network_transaction_id, saved_card.network_transaction_id),
        updated_at = EXCLUDED.updated_at
      RETURNING *
    ), bound AS (
      INSERT INTO agreement_card (merchant_id, customer_id, agreement_id, card_id, expiry_date, updated_at)
      SELECT merchant_id, customer_id, ${agreementId}, id, ${expiryDate}::date, ${at} FROM kept WHERE ${agreementId}::text IS NOT NULL
      ON CONFLICT (merchant_id, customer_id, agreement_id) DO UPDATE SET card_id = EXCLUDED.card_id,
        expiry_date = COALESCE(EXCLUDED.expiry_date, agreement_card.expiry_date), updated_at = EXCLUDED.updated_at
      RETURNING agreement_id
    )
    SELECT kept.id, kept.merchant_id AS "merchantId", kept.gateway_code AS "gatewayCode", kept.customer_id AS "customerId", kept.token,
      kept.brand, kept.name_on_card AS "nameOnCard", kept.last4, kept.expiry_month AS "expiryMonth", kept.expiry_year AS "expiryYear",
      kept.cvv_required AS "cvvRequired",
      ARRAY(SELECT agreement_id FROM agreement_card WHERE card_id = kept.id UNION SELECT agreement_id FROM bound ORDER BY 1) AS agreements
    FROM kept`;
  if (row === undefined) throw new Error("The card was neither inserted nor updated.");
  return row;
}
