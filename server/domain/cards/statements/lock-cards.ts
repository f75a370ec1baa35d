import { Prisma } from "@/server/db/client";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { CardDeletion } from "../contract";

type LockedRow = {
  id: string;
  customerId: string;
  gatewayCode: string;
  token: string;
  brand: string | null;
  last4: string;
  handle: string | null;
};

/**
 * Locks cards against new agreements by payments, always in the same order, so that deletions do not
 * deadlock.
 */
export function lockCards(ctx: Ctx, tx: Tx, { token, customerId, type }: CardDeletion & { readonly token: string }) {
  const ofCustomer = customerId === null ? Prisma.empty : Prisma.sql`AND c.customer_id = ${customerId}`;
  const ofType = type === null ? Prisma.empty : Prisma.sql`AND g.is_sandbox = ${type === "sandbox"}`;
  return tx.$queryRaw<LockedRow[]>`
    SELECT c.id, c.customer_id AS "customerId", c.gateway_code AS "gatewayCode", c.token, c.brand, c.last4, c.handle
    FROM saved_card c LEFT JOIN gateway g ON g.merchant_id = c.merchant_id AND g.code = c.gateway_code
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.token = ${token} ${ofCustomer} ${ofType}
    ORDER BY c.id FOR UPDATE OF c`;
}

/**
 * The subscription or agreement under which the cards are charged, or null. Runs as a separate statement
 * after the cards' locks, to see agreements committed before.
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
