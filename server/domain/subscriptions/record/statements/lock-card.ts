import type { Tx } from "@/server/kernel/types";

/** Locks a card, so that it cannot be deleted; returns false if the card was deleted. */
export async function isKept(tx: Tx, cardId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM saved_card WHERE id = ${cardId} FOR KEY SHARE`;
  return rows.length > 0;
}
