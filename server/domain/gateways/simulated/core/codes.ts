/** The test codes of the simulated mobile wallet (Spec, "Wallets and instalments on pages" 4 to 6). */
import type { Verdict } from "./test-cards";

const VERDICTS: Readonly<Record<string, Verdict>> = {
  "111111": { outcome: "success", message: null },
  "111112": { outcome: "failed", message: "Simulated decline" },
  "111113": { outcome: "error", message: "Simulated error" },
};

export const TEST_CODES: readonly { readonly code: string; readonly outcome: Verdict["outcome"] }[] = Object.entries(
  VERDICTS,
).map(([code, { outcome }]) => ({ code, outcome }));

/** The outcome of a code; null if the code is wrong, which decides nothing. */
export function verdictOnCode(code: string): Verdict | null {
  return Object.hasOwn(VERDICTS, code) ? (VERDICTS[code] ?? null) : null;
}
