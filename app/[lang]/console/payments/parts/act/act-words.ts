/** What the fields of an amount and its figures share: words, and what the fee does. */
import type { WireAmount } from "@/server/domain/console";

/** It stays with the gateway, or is collected with all that is left. */
export type MovedFee = { readonly amount: WireAmount; readonly isKept: boolean };

/** The words that the fields of an amount change while it is typed; `{amount}` stands for the amount. */
export type AmountWords = {
  readonly amount: string;
  readonly upTo: string;
  readonly all: string;
  /** What the customer gets or is charged. */
  readonly moves: string;
  readonly fee: string;
  /** Beside the fee; `{amount}` if it says nothing more. */
  readonly feeIs: string;
  readonly left: string;
  readonly balance: string;
  /** On the button, with the amount and without one. */
  readonly submit: string;
  readonly submitPlain: string;
  readonly working: string;
  readonly noScript: string;
};
