/** What an action of a console form answers: everything in words, so that the form needs none of its own. */

export type FormState = {
  /** `done` confirms, `refused` keeps what was typed and says why; null is a form that was not sent yet. */
  readonly outcome: "done" | "refused" | null;
  /** Over the form; null says nothing. */
  readonly message: string | null;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed, by the name of the field; never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** Secrets that are shown this once, such as recovery codes. */
  readonly shownOnce?: readonly string[];
};

export const NOT_SENT: FormState = { outcome: null, message: null, errors: {}, values: {} };

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;
