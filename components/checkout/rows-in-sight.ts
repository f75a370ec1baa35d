export const CARDS_IN_SIGHT = 4;

export function rowsInSight(cards: number, methods: number): number {
  return Math.min(cards, CARDS_IN_SIGHT) + methods;
}
