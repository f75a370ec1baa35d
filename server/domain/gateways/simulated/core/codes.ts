/** The codes that the simulated mobile wallet knows, and what each does (decision 0192). */
import type { Verdict } from "./test-cards";

/** What a code leads to, by its digits; every other code is wrong. */
const VERDICTS: Readonly<Record<string, Verdict>> = {
  "111111": { outcome: "success", message: null },
  "111112": { outcome: "failed", message: "Simulated decline" },
  "111113": { outcome: "error", message: "Simulated error" },
};

/** The codes that a page of a test may show, in this order. */
export const TEST_CODES: readonly { readonly code: string; readonly outcome: Verdict["outcome"] }[] = Object.entries(
  VERDICTS,
).map(([code, { outcome }]) => ({ code, outcome }));

/** The verdict on the code; null if it is wrong, so that nothing is decided. */
export function verdictOnCode(code: string): Verdict | null {
  return Object.hasOwn(VERDICTS, code) ? (VERDICTS[code] ?? null) : null;
}
