import { recordEvent } from "@/server/domain/webhooks";
import type { Ctx, Tx } from "@/server/kernel/types";

/** Records `subscription.changed`; the database itself records the event of a new active card. */
export async function announceChange(ctx: Ctx, tx: Tx, objectId: string): Promise<void> {
  const made = await tx.subscriptionChange.count({ where: { subscriptionId: objectId } });
  await recordEvent(ctx, tx, { kind: "subscription.changed", objectId, cause: `changed:${objectId}:${made}` });
}
