import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { setCard } from "../billing/set-card";
import { permitted } from "../core/self-service";
import { lockSubscription } from "../record/lock-subscription";
import { BY_CUSTOMER } from "../record/record-changes";
import { chooseCard } from "../record/saved-cards";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy } from "./self-service-request";

export type SwitchCard = {
  readonly token: string;
  readonly cardId: string;
};

/**
 * Makes a saved card the active one. Nothing changes if the card is no longer listed or expires too early, or
 * the subscription is not billed; a charge in flight keeps its card. Another customer's card is refused.
 * @throws {Busy}
 */
export async function switchCard(system: SystemCtx, { token, cardId }: SwitchCard): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, token);
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
  const chosen = await chooseCard(ctx, tx, locked.subscription, (card) => card.id === cardId);
  if (typeof chosen !== "string") await setCard(ctx, tx, locked, { cardId, by: BY_CUSTOMER });
}
