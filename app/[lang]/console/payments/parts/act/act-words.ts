/** Words shared by amount fields and figures. */
import type { WireAmount } from "@/server/domain/console";

/** Kept by the gateway, or charged with the last capture. */
export type MovedFee = { readonly amount: WireAmount; readonly isKept: boolean };

/** Words that change while an amount is typed; `{amount}` is replaced. */
export type AmountWords = {
  readonly amount: string;
  readonly upTo: string;
  readonly all: string;
  /** What the customer gets or is charged. */
  readonly moves: string;
  readonly fee: string;
  /** Beside the fee; just `{amount}` without more to say. */
  readonly feeIs: string;
  readonly left: string;
  readonly balance: string;
  /** With and without an amount. */
  readonly submit: string;
  readonly submitPlain: string;
  readonly working: string;
  readonly noScript: string;
};
