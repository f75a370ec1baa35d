export const HISTORY_ROWS = "rows";

/** The word for the action that the customer has just done. */
export const DONE = "done";

export const DONE_CARD = "card";

/** Query parameter for the session whose payment has just returned (decision 0102). */
export const FROM_SESSION = "session_id";

export const SHOWN = "shown";

/** The word for a balance that differs from the one shown. */
export const CHANGED = { changed: "balance" } as const;

export const EMAIL = "email";

/** The word for a mail address that was not changed, with the reason. */
export const EMAIL_ERROR = "email_error";

const EMAIL_ERRORS = ["invalid_email", "too_often"] as const;
export type EmailError = (typeof EMAIL_ERRORS)[number];

/** Words that the service wrote into the page's address. */
type Words = Readonly<Record<string, string | undefined>>;

export function emailErrorIn(words: Words): EmailError | null {
  return EMAIL_ERRORS.find((word) => word === words[EMAIL_ERROR]) ?? null;
}

/** The confirmation that the address claims; the subscription's state decides whether it is shown. */
export type ClaimedConfirmation = { readonly done: string | null; readonly card: string | null };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The parameter's value; null unless the address has it exactly once. */
export function single(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === "string" ? value : null;
}

export function saysChanged(words: Words): boolean {
  return words.changed === CHANGED.changed;
}

export function claimedBy(words: Words): ClaimedConfirmation {
  return { done: words[DONE] ?? null, card: words[DONE_CARD] ?? null };
}
