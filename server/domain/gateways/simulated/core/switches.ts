/** The switches of the simulated gateway in `extra` (decision 0220). Pure. */

type Extra = Readonly<Record<string, unknown>>;

const MOST_SECONDS = 30 * 86_400;

/** Seconds above zero under `key`, at most 30 days; null if there are none. */
export function secondsOf(extra: Extra, key: "sandbox_slow_seconds" | "sandbox_fails_later_seconds"): number | null {
  const seconds = extra[key];
  return typeof seconds === "number" && seconds > 0 ? Math.min(seconds, MOST_SECONDS) : null;
}

/** `sandbox_window_seconds`: for so long a repeated reference acts once; null if it is not set. */
export function windowOf({ sandbox_window_seconds: seconds }: Extra): number | null {
  return typeof seconds === "number" && seconds >= 0 ? seconds : null;
}

/** `sandbox_answer` is `lost`: the call acts, and its first answer does not arrive. */
export function losesAnswer(extra: Extra): boolean {
  return extra.sandbox_answer === "lost";
}

/** `sandbox_inquiry` is `cannot_ask`: the gateway does not tell what became of the call. */
export function cannotBeAsked(extra: Extra): boolean {
  return extra.sandbox_inquiry === "cannot_ask";
}
