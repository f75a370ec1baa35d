/** How long a username waits after wrong passwords. Seconds of real time. */

/** Wrong passwords until the first wait. */
export const FREE_FAILURES = 10;
/** Waits after the tenth wrong password, the eleventh, and so on. The last one repeats. */
const WAITS_SECONDS = [30, 60, 120, 240, 300] as const;
/** Failures are forgotten this long after the first of them. */
export const FAILURES_KEPT_SECONDS = 24 * 60 * 60;

/** The wait after each failure, the first one included. */
export const WAIT_AFTER: readonly number[] = [...Array.from({ length: FREE_FAILURES - 1 }, () => 0), ...WAITS_SECONDS];

/** Wrong passwords of an address in a quarter of an hour, over all usernames, before it examines less. */
export const ADDRESS_FAILURES = 100;
