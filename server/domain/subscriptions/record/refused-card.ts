import { forbidsRetries } from "@/server/domain/gateways";
import { jsonObject, jsonText } from "@/server/kernel/json";
import type { Tx } from "@/server/kernel/types";

type TriedCharge = { readonly card: unknown; readonly decline: unknown };

type TwoCards = { readonly cardId: string | null; readonly backupCardId: string | null };

/** True if a declined charge forbids further charges of the active card, but not of the second card. */
export async function prefersBackup(
  { savedCard }: Pick<Tx, "savedCard">,
  { cardId, backupCardId }: TwoCards,
  charges: readonly TriedCharge[],
): Promise<boolean> {
  const refused = charges.filter(({ decline }) => forbidsRetries(jsonObject(decline)));
  const tokens = refused.flatMap(({ card }) => jsonText(jsonObject(card)?.token) ?? []);
  const cards = [cardId, backupCardId].filter((id) => id !== null);
  if (tokens.length === 0) return false;
  const where = { id: { in: cards }, token: { in: tokens } };
  const found = await savedCard.findMany({ where, select: { id: true } });
  return found.some(({ id }) => id === cardId) && !found.some(({ id }) => id === backupCardId);
}
