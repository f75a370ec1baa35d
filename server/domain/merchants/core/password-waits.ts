/** Delays of sign-ins after wrong passwords, in seconds of real time. */

export const FREE_FAILURES = 10;
/** Waits after the tenth and each further wrong password; the last one repeats. */
const WAITS_SECONDS = [30, 60, 120, 240, 300] as const;
/** Seconds after the first wrong password until all wrong passwords are forgotten. */
export const FAILURES_KEPT_SECONDS = 24 * 60 * 60;

export const WAIT_AFTER: readonly number[] = [...Array.from({ length: FREE_FAILURES - 1 }, () => 0), ...WAITS_SECONDS];

/**
 * Number of wrong passwords from an address in 15 minutes, over all usernames, after which the address's
 * attempts are restricted.
 */
export const ADDRESS_FAILURES = 100;
