import type { CardAnswer } from "../payment/card-fields";
import type { Notice } from "../payment/form-notice";

/** Why the form is shown again. */
export type MethodFormError =
  | "missing"
  | "cvvRequired"
  | "cvvInvalid"
  | "tooShort"
  | "tooMany"
  | "noLoan"
  | "tooManyCodes";

/** The action's response if it does not redirect; `choice` is the chosen way to pay. */
export type MethodFormState = {
  readonly error: MethodFormError | null;
  readonly choice: string | null;
  readonly usesWallet: boolean;
  readonly notice: Notice | null;
  readonly card?: CardAnswer;
  readonly phone?: { readonly value: string; readonly error: "required" | "invalid" | null };
};

export const NO_ANSWER: MethodFormState = { error: null, choice: null, usesWallet: false, notice: null };
