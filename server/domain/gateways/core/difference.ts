/** Compares a gateway's answer with the request (Spec, "Inquiries and repeated calls" 3). Pure. */
import { isEqual, isZero, type Money, toWire } from "@/server/kernel/money";
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
 * Null if nothing differs. A success must name our reference, and its amount unless nothing is to be paid.
 * @param operation purchase or authorize, for a charge
 */
export function differenceOf(
  { outcome, about, actual, isWhole, stage }: Pick<GatewayResult, "outcome" | "about" | "actual" | "isWhole" | "stage">,
  asked: { readonly amount: Money; readonly operation?: ChargeOperation },
): Difference | null {
  if (outcome !== "success") return null;
  if (about === undefined)
    return { reason: "not_as_asked", note: "The gateway says that it succeeded, and does not name our reference." };
  if (actual === undefined && isWhole !== true && !isZero(asked.amount)) {
    const note = `The gateway names no amount; ${written(asked.amount)} was asked for.`;
    return { reason: "amount_differs", note };
  }
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
