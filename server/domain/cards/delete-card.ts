import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { maskedNumber } from "@/server/domain/gateways";
import { requirePermission } from "@/server/domain/merchants";
import { Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { CardDeletion } from "./contract";
import { lockCards, useOf } from "./statements/lock-cards";

/**
 * Deletes the customer's cards with this token at all gateways, or none; a job deletes them at the gateways.
 * Deletions by users and keys are one audit event.
 * @throws {NotFound} for an unknown card, or another customer or type
 * @throws {InvalidFields} if several customers have the token and none is named
 * @throws {Conflict} if a card is charged under an agreement that has not ended, or is the active card of a
 * subscription that has not ended (Spec, "Stored cards")
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
    await tx.cardRemoval.createMany({ data: cards.flatMap((card) => removalOf(ctx, card)) });
    if (ctx.actor.kind === "customer") return;
    const gateways = cards.map(({ gatewayCode }) => gatewayCode);
    const card = [first.brand, maskedNumber(first.last4)].filter((part) => part !== null).join(" ");
    const before = { customer_id: first.customerId, card, gateways };
    await recordAudit(ctx, tx, { action: "card.deleted", objectId: first.id, before });
  });
}

function removalOf(
  ctx: Ctx,
  { customerId, gatewayCode, token, handle }: Awaited<ReturnType<typeof lockCards>>[number],
): Prisma.CardRemovalCreateManyInput[] {
  if (handle === null) return [];
  const id = prefixed("crm", randomBytes(25));
  const at = ctx.now();
  return [{ id, merchantId: ctx.merchant.id, gatewayCode, customerId, token, handle, dueAt: at, createdAt: at }];
}

/**
 * Deletes a card by its id, for console users, who never see its token.
 * @throws {Forbidden} without `card.delete`
 * @throws {NotFound}
 * @throws {Conflict} as {@link deleteCard}
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
