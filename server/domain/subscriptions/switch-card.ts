/** "Make active": the customer has another saved card charged from now on. */
import { transaction, within } from "../../db/transaction";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import { savedCardsOf } from "./chargeable-cards";
import { permitted } from "./core/self-service";
import { lockSubscription } from "./lock-subscription";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";

/** What the form beside a card sends. */
export type SwitchCard = {
  readonly token: string;
  /** Names the card on the page. */
  readonly cardId: string;
};

/**
 * Makes the card the active one. A card that is not listed any more, and a subscription that is not billed, leave the page as it stands; a
 * charge in flight keeps the card it was begun with. Not possible for another customer's card, whatever the form says.
 * @throws {Busy} when a lock was not to be had
 */
export async function switchCard(system: SystemCtx, { token, cardId }: SwitchCard): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  await transaction(ctx.db, (tx) => activate(ctx, tx, { subscriptionId, cardId }));
  return { kind: "page" };
}

async function activate(
  ctx: Ctx,
  tx: Tx,
  { subscriptionId: id, cardId }: { subscriptionId: string; cardId: string },
): Promise<void> {
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
  if (locked === null || !permitted({ ...locked.subscription, checking: false }).changeCard) return;
  if (locked.subscription.cardId === cardId) return;
  const { cards } = await savedCardsOf(within(ctx, tx), locked.subscription);
  if (!cards.some(({ id: listed }) => listed === cardId) || !(await isKept(tx, cardId))) return;
  await tx.subscription.update({ where: { id }, data: { cardId, updatedAt: ctx.now() }, select: { id: true } });
}

/** Holds the card, so that nobody deletes it while it becomes the active one; false when it is gone already. */
async function isKept(tx: Tx, cardId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM saved_card WHERE id = ${cardId} FOR KEY SHARE`;
  return rows.length > 0;
}
