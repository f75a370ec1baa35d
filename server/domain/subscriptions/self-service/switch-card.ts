import { transaction, within } from "@/server/db/transactions/transaction";
import { shownCard } from "@/server/domain/cards";
import { lastsLongEnough } from "@/server/domain/payments";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { permitted } from "../core/self-service";
import { lockSubscription } from "../record/lock-subscription";
import { subscriptionByToken } from "../record/page-token";
import { minimumCardDays } from "../record/statements/minimum-card-days";
import type { SelfServiceOutcome } from "./page-views";
import { savedCardsOf } from "./selectable-cards";
import { isKept } from "./statements/lock-card";

export type SwitchCard = {
  readonly token: string;
  readonly cardId: string;
};

/**
 * Makes a saved card the active one. Nothing changes if the card is no longer listed or expires too early, or
 * if the subscription is not billed; a charge in flight keeps its card. Another customer's card is refused.
 * @throws {Busy} if a lock could not be acquired
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
  if (locked === null || !permitted({ ...locked.subscription, checking: false, isPlanOver: false }).changeCard) return;
  if (locked.subscription.cardId === cardId) return;
  const { cards } = await savedCardsOf(within(ctx, tx), locked.subscription);
  const chosen = cards.find(({ id: listed }) => listed === cardId);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  if (chosen === undefined || shownCard(chosen, today).isExpired || !(await isKept(tx, cardId))) return;
  if (!lastsLongEnough(chosen, await minimumCardDays(tx, id), today)) return;
  await tx.subscription.update({ where: { id }, data: { cardId, updatedAt: ctx.now() }, select: { id: true } });
}
