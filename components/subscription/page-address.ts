export const HISTORY_ROWS = "rows";

export const DONE = "done";

export const DONE_CARD = "card";

/** Query parameter for the session from whose payment the customer has just returned (decision 0102). */
export const FROM_SESSION = "session_id";

export const SHOWN = "shown";

export const CHANGED = { changed: "balance" } as const;

export const EMAIL = "email";

export const EMAIL_ERROR = "email_error";

const EMAIL_ERRORS = ["invalid_email", "too_often"] as const;
export type EmailError = (typeof EMAIL_ERRORS)[number];

export function emailErrorIn(query: Query): EmailError | null {
  return EMAIL_ERRORS.find((word) => word === query[EMAIL_ERROR]) ?? null;
}

/** The confirmation that the address claims; the subscription's state decides whether it is shown. */
export type ClaimedConfirmation = { readonly done: string | null; readonly card: string | null };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parameter's value; null unless the address has it exactly once. */
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
