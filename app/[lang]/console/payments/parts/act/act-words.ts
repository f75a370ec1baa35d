import type { WireAmount } from "@/server/domain/console";

/** A fee that the gateway keeps at a refund, or collects with the last capture. */
export type MovedFee = { readonly amount: WireAmount; readonly isKept: boolean };

export type AmountWords = {
  readonly amount: string;
  readonly upTo: string;
  readonly all: string;
  readonly moves: string;
  readonly fee: string;
  readonly feeIs: string;
  readonly left: string;
  readonly balance: string;
  readonly submit: string;
  readonly submitPlain: string;
  readonly working: string;
  readonly noScript: string;
};
