import { isExpired } from "@/server/domain/cards";
import { cardName } from "@/server/kernel/card-scheme";
import type { CivilDate } from "@/server/kernel/time";
import type { Tx } from "@/server/kernel/types";

export type NamedCard = {
  readonly name: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

export async function namedCards(tx: Tx, cardIds: readonly (string | null)[]): Promise<ReadonlyMap<string, NamedCard>> {
  const ids = cardIds.filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const cards = await tx.savedCard.findMany({
    where: { id: { in: ids } },
    select: { id: true, brand: true, last4: true, expiryMonth: true, expiryYear: true },
  });
  return new Map(cards.map(({ id, ...card }) => [id, { ...card, name: cardName(card) }]));
}

export function endsBefore(card: Pick<NamedCard, "expiryMonth" | "expiryYear">, date: CivilDate): boolean {
  return isExpired(card, date);
}
