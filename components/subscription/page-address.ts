/** What the address of the self-service page may ask for in its query. */

/** How many rows of the history. */
export const HISTORY_ROWS = "rows";

/** What the customer has just done here. */
export const DONE = "done";

/** The card that was made the active one. */
export const DONE_CARD = "card";

/** The session of the payment that led back to the page (decision 0102). */
export const FROM_SESSION = "session_id";

/** The field in which the form that pays the balance says which amount the page showed. */
export const SHOWN = "shown";

/** The query that says that another amount is outstanding than the page showed. */
export const CHANGED = { changed: "balance" } as const;

/** What the page is asked to confirm; the subscription's state decides whether it does. */
export type ClaimedConfirmation = { readonly done: string | null; readonly card: string | null };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a parameter that the address holds once; null otherwise. */
export function single(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === "string" ? value : null;
}

/** True if the address says that another amount is outstanding than the page showed. */
export function saysChanged(query: Query): boolean {
  return query.changed === CHANGED.changed;
}

/** What the address claims. */
export function claimedBy(query: Query): ClaimedConfirmation {
  return { done: single(query, DONE), card: single(query, DONE_CARD) };
}
