/** Answers to the checkout's form. */
import type { CardAnswer } from "../payment/card-fields";
import type { Notice } from "../payment/form-notice";

/**
 * Why the form comes back: nothing chosen; CVV missing or wrong; card expires too early; too many attempts;
 * the gateway offers no credit; or too many codes sent.
 */
export type MethodFormError =
  | "missing"
  | "cvvRequired"
  | "cvvInvalid"
  | "tooShort"
  | "tooMany"
  | "noLoan"
  | "tooManyCodes";

/** The answer unless the action redirects; `choice` was chosen, `usesWallet` is the switch. */
export type MethodFormState = {
  readonly error: MethodFormError | null;
  readonly choice: string | null;
  readonly usesWallet: boolean;
  readonly notice: Notice | null;
  /** The card typed in the chosen method. */
  readonly card?: CardAnswer;
  /** The phone typed in the chosen method; `error` is null if it is valid. */
  readonly phone?: { readonly value: string; readonly error: "required" | "invalid" | null };
};

export const NO_ANSWER: MethodFormState = { error: null, choice: null, usesWallet: false, notice: null };
