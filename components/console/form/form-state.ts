export type FormState = {
  /** State of a form; null before it was sent. `refused` keeps the typed values. */
  readonly outcome: "done" | "refused" | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Texts that the user typed, by field, without secrets. */
  readonly values: Readonly<Record<string, string>>;
  /** Names of secret fields that were filled in; their values are not in {@link values}. */
  readonly again?: readonly string[];
  /** Secrets such as recovery codes, shown only once. */
  readonly shownOnce?: readonly string[];
  /** JSON options for the passkey that the browser uses or creates. */
  readonly passkey?: string;
};

export const NOT_SENT: FormState = { outcome: null, message: null, errors: {}, values: {} };

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;
