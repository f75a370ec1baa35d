import { writeBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Tx } from "@/server/kernel/types";
import { namedCards } from "../record/card-names";
import { type Change, type ChangedBy, recordChanges } from "../record/record-changes";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { type SubscriptionColumns, setSubscription } from "../record/statements/transitions";
import type { SubscriptionFacts } from "../record/subscription";
import { checkCardAgain } from "./statements/card-check";

export function cardColumns({ backupCardId }: Pick<SubscriptionFacts, "backupCardId">, cardId: string) {
  return { cardId, ...(backupCardId === cardId && { backupCardId: null }) } satisfies SubscriptionColumns;
}

/** Makes a saved card the active one and records the change; a charge in flight keeps its card. */
export async function setCard(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle }: Pick<LockedSubscription, "subscription" | "cycle">,
  { cardId, by }: { readonly cardId: string; readonly by: ChangedBy },
): Promise<void> {
  if (subscription.cardId === cardId) return;
  const changes = await cardChanges(tx, subscription, cardId);
  await writeBatch(tx, (writes) => {
    const set = { ...cardColumns(subscription, cardId), updatedAt: ctx.now() };
    setSubscription(writes, subscription.id, set);
    recordChanges(ctx, writes, subscription, { by, changes });
  });
  if (cycle !== null) await checkCardAgain(ctx, tx, { subscription: { ...subscription, cardId }, cycle });
}

export async function cardChanges(tx: Tx, subscription: SubscriptionFacts, cardId: string): Promise<readonly Change[]> {
  const { cardId: former, backupCardId } = subscription;
  if (former === cardId) return [];
  const cards = await namedCards(tx, [former, cardId, backupCardId]);
  const nameOf = (id: string | null) => (id === null ? null : (cards.get(id)?.name ?? null));
  const after = nameOf(cardId);
  const before = nameOf(former);
  const changes: Change[] = [{ field: "card", before, after }];
  if (backupCardId === cardId) changes.push({ field: "backup_card", before: after, after: null });
  return changes;
}
