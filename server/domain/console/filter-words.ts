import { SCHEME_KEYS } from "@/server/kernel/card-scheme";
import { DECLINE_WORDS } from "./core/decline-word";
import { METHOD_FORMS, PAYMENT_STATES } from "./core/payment-filters";
import { OPERATORS } from "./core/words";

export type FilterWords = ReturnType<typeof knownFilterWords>;

export function knownFilterWords() {
  return {
    operators: OPERATORS,
    state: PAYMENT_STATES,
    method: [...METHOD_FORMS, ...SCHEME_KEYS],
    reason: DECLINE_WORDS,
  };
}
