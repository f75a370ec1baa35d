/** Options of the simulated gateway in `extra` (Spec, "Simulated gateway switches"). */

import { TEST_CHALLENGES, type TestChallenge } from "../../core/test-card";

type Extra = Readonly<Record<string, unknown>>;

const MOST_SECONDS = 30 * 86_400;

/** A positive number of seconds under `key`, at most 30 days; null without one. */
export function secondsOf(extra: Extra, key: "sandbox_slow_seconds" | "sandbox_fails_later_seconds"): number | null {
  const seconds = extra[key];
  return typeof seconds === "number" && seconds > 0 ? Math.min(seconds, MOST_SECONDS) : null;
}

export function windowOf({ sandbox_window_seconds: seconds }: Extra): number | null {
  return typeof seconds === "number" && seconds >= 0 ? seconds : null;
}

export function losesAnswer(extra: Extra): boolean {
  return extra.sandbox_answer === "lost";
}

export function cannotBeAsked(extra: Extra): boolean {
  return extra.sandbox_inquiry === "cannot_ask";
}

/** `sandbox_challenge`: what the bank requires of the customer; null without the option. */
export function challengeIn({ sandbox_challenge: word }: Extra): TestChallenge | null {
  return TEST_CHALLENGES.find((each) => each === word) ?? null;
}
