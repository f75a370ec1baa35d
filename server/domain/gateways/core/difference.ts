/** Compares a gateway's answer with the request (Spec, "Inquiries and repeated calls" 3). */
import { isEqual, isZero, type Money, toWire } from "@/server/kernel/money";
import type { ChargeOperation, PartOf } from "@/server/kernel/words";
import type { GatewayRefs, GatewayResult } from "./result";
import type { ParkedReason } from "./words";

type DifferenceReason = PartOf<ParkedReason, "amount_differs" | "not_as_asked">;

/** How a successful answer differs from the request; `note` is written for a person. */
export type Difference = {
  readonly reason: DifferenceReason;
  readonly note: string;
  /** References by which the money can be given back; empty if the answer does not name our reference. */
  readonly refs: GatewayRefs;
  /** The charge that the gateway reports; null if the answer does not name its amount or our reference. */
  readonly reported: ReportedFact | null;
};

export type ReportedFact = { readonly amount: Money; readonly stage: GatewayResult["stage"] | null };

export function isDifference(reason: string | null): boolean {
  return reason === "amount_differs" || reason === "not_as_asked";
}

const written = (amount: Money): string => `${toWire(amount)} ${amount.currency}`;

type ComparedAnswer = Pick<GatewayResult, "outcome" | "about" | "actual" | "isWhole" | "stage" | "refs">;
type ComparedRequest = { readonly amount: Money; readonly operation?: ChargeOperation };

/**
 * Returns how a successful answer differs from the request, or null. The answer must name our reference and,
 * unless nothing is to be paid, the amount.
 */
export function differenceOf(answer: ComparedAnswer, asked: ComparedRequest): Difference | null {
  const { outcome, about, actual, stage = null, refs = {} } = answer;
  if (outcome !== "success") return null;
  if (about === undefined) return { reason: "not_as_asked", note: unnamed(refs), refs: {}, reported: null };
  const found = whatDiffers(answer, asked);
  return found && { ...found, refs, reported: actual === undefined ? null : { amount: actual, stage } };
}

function unnamed(refs: GatewayRefs): string {
  const said = Object.entries(refs).map(([name, value]) => `${name} ${value}`);
  const names = said.length === 0 ? "" : ` It names ${said.join(", ")}.`;
  return `The gateway says that it succeeded, and does not name our reference.${names}`;
}

function whatDiffers(
  { actual, isWhole, stage }: ComparedAnswer,
  asked: ComparedRequest,
): Pick<Difference, "reason" | "note"> | null {
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
