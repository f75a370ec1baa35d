/** The query of the self-service page. */

export const HISTORY_ROWS = "rows";

/** What the customer has just done. */
export const DONE = "done";

/** The new active card. */
export const DONE_CARD = "card";

/** The session of the payment that led back (decision 0102). */
export const FROM_SESSION = "session_id";

/** The field with the balance that the page showed. */
export const SHOWN = "shown";

/** Says that the balance differs from the one shown. */
export const CHANGED = { changed: "balance" } as const;

/** The claimed confirmation; the subscription's state decides. */
export type ClaimedConfirmation = { readonly done: string | null; readonly card: string | null };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Null unless the address has it exactly once. */
export function single(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === "string" ? value : null;
}

export function saysChanged(query: Query): boolean {
  return query.changed === CHANGED.changed;
}

export function claimedBy(query: Query): ClaimedConfirmation {
  return { done: single(query, DONE), card: single(query, DONE_CARD) };
}
