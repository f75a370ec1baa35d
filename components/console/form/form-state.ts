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
  /** What became of each object that the form named. */
  readonly results?: readonly FormResult[];
};

/** One object of a form that named several. */
export type FormResult = {
  readonly id: string;
  /** The name of the object, and the address of its page. */
  readonly name: string;
  readonly href: string;
  readonly words: string;
  readonly isDone: boolean;
};

export const NOT_SENT: FormState = { outcome: null, message: null, errors: {}, values: {} };

export type FormAction = (state: FormState, form: FormData) => Promise<FormState>;
