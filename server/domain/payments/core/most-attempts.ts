/** How often customers can try one session (Spec, "Session states" 9 and 10). */

const MOST_ATTEMPTS = 50;

/** @param attempts oldest first, the newest among them */
export function isTriedTooOften(attempts: readonly { readonly number: number }[]): boolean {
  return (attempts.at(-1)?.number ?? 0) >= MOST_ATTEMPTS;
}
