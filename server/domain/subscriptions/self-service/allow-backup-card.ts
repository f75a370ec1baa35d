import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { announceChange } from "../changes/announce-change";
import { permitted } from "../core/self-service";
import { namedCards } from "../record/card-names";
import { lockSubscription } from "../record/lock-subscription";
import { BY_CUSTOMER, recordChanges } from "../record/record-changes";
import { chooseCard } from "../record/saved-cards";
import { setSubscription } from "../record/statements/transitions";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy } from "./self-service-request";

type AllowBackupCard = {
  readonly token: string;
  /** Id of the second card; null withdraws the permission. */
  readonly cardId: string | null;
};

/**
 * Allows or forbids a second card for every second attempt of a cycle (Spec, "Retries and a second card").
 * Nothing changes if the card is active, is not listed, or cannot be charged.
 * @throws {Busy}
 */
export async function allowBackupCard(
  system: SystemCtx,
  { token, cardId }: AllowBackupCard,
): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  await transaction(ctx.db, (tx) => allow(ctx, tx, { subscriptionId, cardId }));
  return { kind: "page" };
}

async function allow(
  ctx: Ctx,
  tx: Tx,
  { subscriptionId: id, cardId }: { readonly subscriptionId: string; readonly cardId: string | null },
): Promise<void> {
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
  if (locked === null) return;
  const { subscription } = locked;
  if (!permitted({ ...subscription, checking: false, isPlanOver: false }).changeCard) return;
  if (cardId === subscription.cardId || cardId === subscription.backupCardId) return;
  if (cardId !== null) {
    const chosen = await chooseCard(ctx, tx, subscription, (card) => card.id === cardId);
    if (typeof chosen === "string") return;
  }
  const names = await namedCards(tx, [cardId, subscription.backupCardId]);
  const nameOf = (of: string | null) => (of === null ? null : (names.get(of)?.name ?? null));
  await writeBatch(tx, (writes) => {
    setSubscription(writes, id, { backupCardId: cardId, updatedAt: ctx.now() });
    const change = { field: "backup_card", before: nameOf(subscription.backupCardId), after: nameOf(cardId) } as const;
    recordChanges(ctx, writes, subscription, { by: BY_CUSTOMER, changes: [change] });
  });
  await announceChange(ctx, tx, id);
}
