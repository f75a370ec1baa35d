import { randomUUID } from "node:crypto";
import { Prisma } from "@/server/db/client";
import type { CardFacts, KeptCard } from "@/server/domain/gateways";
import { writeJson } from "@/server/kernel/exact-json";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import type { CardDeletion } from "./contract";

type CardToBind = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly token: string;
  readonly agreement: BoundAgreement;
  /** Time on the merchant's clock. */
  readonly at: Date;
};

/**
 * Binds the card to the agreement instead of its previous card. Without a new last day the previous one is
 * kept. One statement.
 * @returns false if the card was deleted; the agreement then keeps its card
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

type LockedRow = { id: string; customerId: string; gatewayCode: string; brand: string | null; last4: string };

/**
 * Locks the cards against new bindings by payments, always in the same order, so that deletions do not
 * deadlock.
 */
export function lockCards(ctx: Ctx, tx: Tx, { token, customerId, type }: CardDeletion & { readonly token: string }) {
  const ofCustomer = customerId === null ? Prisma.empty : Prisma.sql`AND c.customer_id = ${customerId}`;
  const ofType = type === null ? Prisma.empty : Prisma.sql`AND g.is_sandbox = ${type === "sandbox"}`;
  return tx.$queryRaw<LockedRow[]>`
    SELECT c.id, c.customer_id AS "customerId", c.gateway_code AS "gatewayCode", c.brand, c.last4
    FROM saved_card c LEFT JOIN gateway g ON g.merchant_id = c.merchant_id AND g.code = c.gateway_code
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.token = ${token} ${ofCustomer} ${ofType}
    ORDER BY c.id FOR UPDATE OF c`;
}

/**
 * Whether a subscription or an agreement charges the cards; null if neither does. A separate statement after
 * the locks of the cards, to see agreements committed before.
 */
export async function useOf(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<string | null> {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const [row] = await tx.$queryRaw<{ agreement: boolean; subscription: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM agreement_card
      WHERE card_id = ANY(${[...ids]}) AND (expiry_date IS NULL OR expiry_date >= ${today}::date)
    ) AS agreement, EXISTS (
      SELECT FROM subscription WHERE card_id = ANY(${[...ids]}) AND status NOT IN ('canceled', 'expired')
    ) AS subscription`;
  if (row?.subscription) return "by a subscription";
  return row?.agreement ? "under an agreement" : null;
}

type CardToHold = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly token: string;
};

/**
 * Locks the card until the transaction ends, after any running deletion. One statement.
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

/** A customer's card at one gateway account of the merchant. */
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
  /** Month, 1 to 12. */
  readonly expiryMonth: number;
  /** Year of four digits. */
  readonly expiryYear: number;
  readonly cvvRequired: boolean;
  readonly agreements: readonly string[];
};

/** The payment's agreement; without a last day it does not end. */
export type BoundAgreement = { readonly id: string; readonly expiryDate: CivilDate | null };

export type CardToSave = {
  readonly merchantId: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly card: CardFacts & { readonly token: string };
  /** The gateway's handle, if it differs from the token; {@link keptAs} then makes the token. */
  readonly kept?: KeptCard | null;
  /** The agreement whose payments this card covers from now on; null for none. */
  readonly agreement: BoundAgreement | null;
  /** Time on the merchant's clock. */
  readonly at: Date;
};

/**
 * Inserts the card, or updates the card with the same token, and binds it to the agreement as {@link
 * bindCard} does. Tokens are unique per merchant, gateway and customer (Spec, "Stored cards"). One statement.
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
