/** Forgets a saved card. */
import { Prisma } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { maskedNumber } from "@/server/domain/gateways";
import { requirePermission } from "@/server/domain/merchants";
import { Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { CardDeletion } from "./contract";

type LockedRow = { id: string; customerId: string; gatewayCode: string; brand: string | null; last4: string };

/**
 * Deletes the customer's cards with this token at every gateway, or none. Without a customer the token must
 * belong to one customer alone. What people and keys delete leaves one audit event.
 *
 * @throws {NotFound} no such card, or customer or type do not match it
 * @throws {InvalidFields} several customers hold the token and none was named
 * @throws {Conflict} one of the cards is charged under an agreement that has not ended, or is the active card
 * of a subscription that has not (Spec, "Stored cards")
 */
export async function deleteCard(ctx: Ctx, token: string, request: CardDeletion): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const cards = await lockCards(ctx, tx, { token, ...request });
    const [first] = cards;
    if (first === undefined) throw new NotFound();
    if (cards.some((card) => card.customerId !== first.customerId))
      throw new InvalidFields({ customer_id: ["This field is required."] });
    const ids = cards.map((card) => card.id);
    const use = await useOf(ctx, tx, ids);
    if (use !== null)
      throw new Conflict(`This card is in use ${use} and cannot be deleted until another card takes over.`);
    await tx.savedCard.deleteMany({ where: { merchantId: ctx.merchant.id, id: { in: ids } } });
    if (ctx.actor.kind === "customer") return;
    const gateways = cards.map(({ gatewayCode }) => gatewayCode);
    const card = [first.brand, maskedNumber(first.last4)].filter((part) => part !== null).join(" ");
    const before = { customer_id: first.customerId, card, gateways };
    await recordAudit(ctx, tx, { action: "card.deleted", objectId: first.id, before });
  });
}

/**
 * The same for a card that is named by its own id, for who never sees its token.
 * @throws {Forbidden} a user without `card.delete` @throws {NotFound} the customer has no such card
 * @throws {Conflict} as {@link deleteCard} does
 */
export async function deleteCardById(
  ctx: Ctx,
  { customerId, cardId }: { readonly customerId: string; readonly cardId: string },
): Promise<void> {
  requirePermission(ctx.actor, "card.delete");
  const where = { id: cardId, customerId, merchantId: ctx.merchant.id };
  const card = await ctx.db.savedCard.findFirst({ where, select: { token: true } });
  if (card === null) throw new NotFound();
  await deleteCard(ctx, card.token, { customerId, type: null });
}

/**
 * The cards, locked so that no payment can bind one of them; always in the same order, so that two deletions
 * never deadlock.
 */
function lockCards(ctx: Ctx, tx: Tx, { token, customerId, type }: CardDeletion & { readonly token: string }) {
  const ofCustomer = customerId === null ? Prisma.empty : Prisma.sql`AND c.customer_id = ${customerId}`;
  const ofType = type === null ? Prisma.empty : Prisma.sql`AND g.is_sandbox = ${type === "sandbox"}`;
  return tx.$queryRaw<LockedRow[]>`
    SELECT c.id, c.customer_id AS "customerId", c.gateway_code AS "gatewayCode", c.brand, c.last4
    FROM saved_card c LEFT JOIN gateway g ON g.merchant_id = c.merchant_id AND g.code = c.gateway_code
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.token = ${token} ${ofCustomer} ${ofType}
    ORDER BY c.id FOR UPDATE OF c`;
}

/**
 * What the cards are charged for; null when nothing holds them. A statement of its own: under the lock it
 * sees what a payment that held the cards before has bound to them.
 */
async function useOf(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<string | null> {
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
