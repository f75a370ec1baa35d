export type FormState = {
  /** `refused` keeps the typed values; null before the form was sent. */
  readonly outcome: "done" | "refused" | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** Typed values by field, without passwords. */
  readonly values: Readonly<Record<string, string>>;
  /** Names of the secret fields that were filled in: their values are not in {@link values}. */
  readonly again?: readonly string[];
  /** Secrets such as recovery codes. */
  readonly shownOnce?: readonly string[];
  /** JSON options that the browser answers with a passkey. */
  readonly passkey?: string;
  readonly results?: readonly FormResult[];
};

export type FormResult = {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly words: string;
  readonly isDone: boolean;
};

export const NOT_SENT: FormState = { outcome: null, message: null, errors: {}, values: {} };

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;
