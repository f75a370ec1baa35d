/** What the server answers to the form of the one question. */
import type { CardAnswer } from "../payment/card-fields";
import type { Notice } from "../payment/form-notice";

/**
 * Why the form comes back: nothing was chosen, the chosen card's CVV is missing or wrong, that card ends too
 * early, the session has had too many attempts, the gateway lends nothing after all, or too many codes were
 * sent.
 */
export type MethodFormError =
  | "missing"
  | "cvvRequired"
  | "cvvInvalid"
  | "tooShort"
  | "tooMany"
  | "noLoan"
  | "tooManyCodes";

/**
 * What the action answers unless it leads to another page; `choice` is what was chosen, `usesWallet` the
 * state of the switch.
 */
export type MethodFormState = {
  readonly error: MethodFormError | null;
  readonly choice: string | null;
  readonly usesWallet: boolean;
  readonly notice: Notice | null;
  /** Of the card that was typed inside the chosen method. */
  readonly card?: CardAnswer;
  /** Of the phone that was typed inside the chosen method, and what is wrong with it; null if nothing is. */
  readonly phone?: { readonly value: string; readonly error: "required" | "invalid" | null };
};

/** Nothing was answered yet. */
export const NO_ANSWER: MethodFormState = { error: null, choice: null, usesWallet: false, notice: null };
