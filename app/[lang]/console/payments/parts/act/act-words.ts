import type { WireAmount } from "@/server/domain/console";

/** A fee that the gateway keeps at a refund, or collects with the last capture. */
export type MovedFee = { readonly amount: WireAmount; readonly isKept: boolean };

export type AmountWords = {
  readonly amount: string;
  readonly upTo: string;
  readonly all: string;
  /** Text about what the customer gets or is charged. */
  readonly moves: string;
  readonly fee: string;
  /** Text about the fee; `{amount}` alone if there is none. */
  readonly feeIs: string;
  readonly left: string;
  readonly balance: string;
  readonly submit: string;
  readonly submitPlain: string;
  readonly working: string;
  readonly noScript: string;
};
