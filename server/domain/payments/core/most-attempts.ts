/** Maximum number of attempts of one session (Spec, "Session states" 9 and 10). */

const MOST_ATTEMPTS = 50;

/** @param attempts the session's attempts, oldest first, including the newest */
export function isTriedTooOften(attempts: readonly { readonly number: number }[]): boolean {
  return (attempts.at(-1)?.number ?? 0) >= MOST_ATTEMPTS;
}
