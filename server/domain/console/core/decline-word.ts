import { DECLINE_CATEGORIES, type DeclineCategory, declineCategory } from "@/server/domain/gateways/core/result";
import { type ChargeReason, chargeReason, textsOf } from "@/server/kernel/charge-reason";

/** Key of an explanation of a decline in the messages `console.declines`. */
export type DeclineWord = DeclineCategory | "expired_card" | "no_card" | "declined";

const OF_REASON: Readonly<Record<ChargeReason, DeclineWord>> = {
  bank: "issuer_hard",
  expired: "expired_card",
  funds: "insufficient_funds",
  declined: "declined",
  error: "gateway_fault",
  unavailable: "gateway_fault",
  noCard: "no_card",
  other: "unknown",
};

/**
 * The word that describes a declined charge.
 * @param text the gateway's text, which decides if there is no category
 */
export function declineWord(text: string | null, category: DeclineCategory | null): DeclineWord {
  return known(category) ?? OF_REASON[chargeReason(text)];
}

function known(category: DeclineCategory | null): DeclineCategory | null {
  return category === "unknown" ? null : category;
}

export const DECLINE_WORDS: readonly DeclineWord[] = [...DECLINE_CATEGORIES, "expired_card", "no_card", "declined"];

export const TELLING_CATEGORIES = DECLINE_CATEGORIES.filter((category) => known(category) !== null);

export type DeclineCauses = {
  readonly category: DeclineCategory | null;
  readonly texts: readonly string[];
  readonly hasOtherTexts: boolean;
  readonly hasErrors: boolean;
};

export function declineCauses(word: string): DeclineCauses {
  const reasons = Object.keys(OF_REASON).filter((reason) => OF_REASON[reason as ChargeReason] === word);
  return {
    category: TELLING_CATEGORIES.find((category) => category === word) ?? null,
    texts: reasons.flatMap((reason) => textsOf(reason as ChargeReason)),
    hasOtherTexts: OF_REASON.other === word,
    hasErrors: word === "gateway_fault",
  };
}

export const TELLING_TEXTS: readonly string[] = Object.keys(OF_REASON).flatMap((reason) =>
  textsOf(reason as ChargeReason),
);

type FailedAttempt = {
  readonly state: string;
  readonly message: string | null;
  readonly decline: { readonly category?: unknown } | null;
};

/** An error without a category is a fault of the gateway, whatever its text says. */
export function attemptWord({ state, message, decline }: FailedAttempt): DeclineWord {
  const category = declineCategory(decline === null ? null : { category: decline.category });
  return state === "error" ? (known(category) ?? "gateway_fault") : declineWord(message, category);
}
