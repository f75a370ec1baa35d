/** How long sign-ins with a username are refused after wrong passwords, in seconds of real time. */

export const FREE_FAILURES = 10;
/** Waits from the tenth wrong password on. The last one repeats. */
const WAITS_SECONDS = [30, 60, 120, 240, 300] as const;
/** Seconds after the first failure until all failures are forgotten. */
export const FAILURES_KEPT_SECONDS = 24 * 60 * 60;

export const WAIT_AFTER: readonly number[] = [...Array.from({ length: FREE_FAILURES - 1 }, () => 0), ...WAITS_SECONDS];

/**
 * Wrong passwords of an address in a quarter of an hour, over all usernames, before its further attempts are
 * restricted.
 */
export const ADDRESS_FAILURES = 100;
