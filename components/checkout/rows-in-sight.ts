/** How many ways to pay are seen before anything is unfolded. */

/** More saved cards than this are folded away. */
export const CARDS_IN_SIGHT = 4;

/** How many rows are in sight before anything is unfolded. */
export function rowsInSight(cards: number, methods: number): number {
  return Math.min(cards, CARDS_IN_SIGHT) + methods;
}
