/**
 * Maximum number of accounts that a caller may create within {@link WINDOW_MS} (Spec, "Limits",
 * provisioning).
 */
export const SUCCESSES = 5;
export const WINDOW_MS = 3_600_000;
/** Maximum difference in milliseconds between the clocks of two machines. */
const SKEW_MS = 60_000;
const CODE_MAX = 16;
/** Default code for an account whose name has no letters and digits. */
const NAMELESS = "gateway";

/**
 * An account code made from a name: lower-case letters and digits with `-` between words, at most 16
 * characters (Spec, "Provisioning limits").
 */
export function suggestedCode(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return trimmed(plain.replace(/[^a-z0-9_]+/g, "-"), CODE_MAX) || NAMELESS;
}

/**
 * The code `suggested`, followed by the smallest free number from 2 if it is in `taken`; at most 16
 * characters.
 */
export function freeCode(suggested: string, taken: ReadonlySet<string>): string {
  let code = suggested;
  for (let number = 2; taken.has(code); number += 1) {
    const suffix = `-${number}`;
    code = `${trimmed(suggested, CODE_MAX - suffix.length)}${suffix}`;
  }
  return code;
}

function trimmed(code: string, max: number): string {
  return code
    .replace(/^[-_]+/, "")
    .slice(0, max)
    .replace(/[-_]+$/, "");
}

/**
 * Seconds until the caller may provision another account, at least 1; null if it may now. A success counts
 * for 3,600 seconds, unless it is more than a minute ahead of `now` because the test clock was reset.
 * @param successes when the caller's accounts were provisioned, on the merchant's clock
 */
export function provisioningWait(successes: readonly Date[], now: Date): number | null {
  const recent = successes
    .map((success) => now.getTime() - success.getTime())
    .filter((age) => age > -SKEW_MS && age < WINDOW_MS)
    .sort((one, other) => one - other);
  const deciding = recent[SUCCESSES - 1];
  return deciding === undefined ? null : Math.max(1, Math.ceil((WINDOW_MS - deciding) / 1000));
}
