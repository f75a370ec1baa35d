/**
 * The test cards and their outcomes (Spec, "Simulated gateway rules" 4 and 5). Real cards never have a number
 * of 15 digits that begins like test cards' numbers.
 */

import type { PartOf } from "@/server/kernel/words";
import type { Decline } from "../../core/result";
import type { TestCard } from "../../core/test-card";
import type { GatewayOutcome } from "../../core/words";

export const TEST_CARDS: readonly TestCard[] = [
  { number: "411111111111111", outcome: "success", reason: null },
  { number: "411111111111112", outcome: "failed", reason: null },
  { number: "411111111111113", outcome: "error", reason: null },
  { number: "411111111111114", outcome: "declines_later", reason: "issuing bank declined" },
  { number: "411111111111115", outcome: "declines_later", reason: "card expired" },
  { number: "411111111111116", outcome: "declines_later", reason: "insufficient funds" },
];

/** Test cards whose bank requires 3-D Secure (Spec, "Simulated gateway switches"). */
export const CHALLENGE_CARDS: readonly TestCard[] = [
  { number: "411111111111121", outcome: "success", reason: null, challenge: "challenge" },
  { number: "411111111111122", outcome: "success", reason: null, challenge: "frictionless" },
  { number: "411111111111123", outcome: "success", reason: null, challenge: "refused" },
  { number: "411111111111124", outcome: "success", reason: null, challenge: "abandoned" },
  { number: "411111111111125", outcome: "success", reason: null, challenge: "unframed" },
];

const KNOWN = [...TEST_CARDS, ...CHALLENGE_CARDS];

export const TEST_BRAND = "Visa";

/**
 * The test card that a status query saves for a session that must save one (Spec, "The simulated gateway's
 * answers").
 */
export const ALWAYS_PAYS = "411111111111111";

const SIMULATED_DECLINE = "Simulated decline";
const SIMULATED_ERROR = "Simulated error";
const UNKNOWN_CARD = "Unknown test card";

export type Verdict = {
  readonly outcome: PartOf<GatewayOutcome, "success" | "failed" | "error" | "canceled">;
  readonly message: string | null;
  readonly decline?: Decline;
};

/** The bank required 3-D Secure, and the customer did not confirm the charge or was not present. */
export const NOT_AUTHENTICATED: Verdict = {
  outcome: "failed",
  message: "3-D Secure was not completed.",
  decline: { category: "authentication_failed", code: "not_authenticated", again: "with_authentication" },
};

const SUCCESS: Verdict = { outcome: "success", message: null };
const ERROR: Verdict = { outcome: "error", message: SIMULATED_ERROR };

export function testCard(number: string): TestCard | null {
  return KNOWN.find((card) => card.number === number) ?? null;
}

/**
 * True for test cards that fail when typed. They are never saved, but their tokens can be charged (Spec,
 * "Charging tokens").
 */
export function isNeverKept(token: string): boolean {
  const outcome = testCard(token)?.outcome;
  return outcome === "failed" || outcome === "error";
}

/**
 * The outcome of a typed card number, for a payment or for saving the card; an unknown number is canceled
 * (Spec, "The simulated gateway's answers").
 */
export function verdictOnTypedCard(number: string): Verdict {
  switch (testCard(number)?.outcome) {
    case "success":
    case "declines_later":
      return SUCCESS;
    case "failed":
      return { outcome: "failed", message: SIMULATED_DECLINE };
    case "error":
      return ERROR;
    default:
      return { outcome: "canceled", message: UNKNOWN_CARD };
  }
}

/**
 * The outcome of charging a token. A zero amount succeeds with every card that can be saved; an unknown token
 * is an error (Spec, "The simulated gateway's answers").
 */
export function verdictOnToken(token: string, isFree: boolean): Verdict {
  const card = testCard(token);
  switch (card?.outcome) {
    case "success":
      return SUCCESS;
    case "declines_later":
      return isFree ? SUCCESS : { outcome: "failed", message: card.reason };
    case "failed":
      return { outcome: "failed", message: "declined" };
    default:
      return ERROR;
  }
}

/**
 * The outcome that `extra` requests under `key`: `success`, `failed` or `error`; success by default (Spec,
 * "Simulated gateway rules" 6).
 */
export function orderedVerdict(
  extra: Readonly<Record<string, unknown>>,
  key: "sandbox_result" | "sandbox_inquiry_result",
): Verdict {
  if (extra[key] === "failed") return { outcome: "failed", message: SIMULATED_DECLINE };
  return extra[key] === "error" ? ERROR : SUCCESS;
}
