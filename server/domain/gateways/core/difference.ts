/** Compares a gateway's answer with the request (Spec, "Inquiries and repeated calls" 3). Pure. */
import { isEqual, type Money, toWire } from "@/server/kernel/money";
import type { ChargeOperation, PartOf } from "@/server/kernel/words";
import type { GatewayResult } from "./result";
import type { ParkedReason } from "./words";

/** How a successful answer differs from the request; `note` is for a person. */
export type Difference = {
  readonly reason: PartOf<ParkedReason, "amount_differs" | "not_as_asked">;
  readonly note: string;
};

const written = (amount: Money): string => `${toWire(amount)} ${amount.currency}`;

/**
 * Returns null if nothing differs. Fields missing in the answer are not compared.
 * @param operation of a charge: purchase or authorize
 */
export function differenceOf(
  { outcome, actual, stage }: Pick<GatewayResult, "outcome" | "actual" | "stage">,
  asked: { readonly amount: Money; readonly operation?: ChargeOperation },
): Difference | null {
  if (outcome !== "success") return null;
  if (actual !== undefined && !isEqual(actual, asked.amount)) {
    const note = `The gateway says ${written(actual)}; ${written(asked.amount)} was asked for.`;
    return { reason: "amount_differs", note };
  }
  if (asked.operation === "purchase" && stage === "held")
    return { reason: "not_as_asked", note: "The gateway holds the money, and was asked to take it." };
  if (asked.operation === "authorize" && stage === "taken")
    return { reason: "not_as_asked", note: "The gateway has taken the money, and was asked to hold it." };
  return null;
}
