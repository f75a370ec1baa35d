/** Limits of a page's duration in milliseconds: 30 minutes to 24 hours from Stripe's receipt of the call. */

const SHORTEST_MS = 30 * 60_000;
const LONGEST_MS = 24 * 3_600_000;
/** The first call's time is rounded down to the minute, so that repeated calls request the same end. */
const MINUTE_MS = 60_000;

/** The page's end in Unix seconds: its session's end within Stripe's limits. */
export function pageEnd(expiresAt: Date, firstSentAt: Date): number {
  const sentAt = Math.floor(firstSentAt.getTime() / MINUTE_MS) * MINUTE_MS;
  const earliest = sentAt + SHORTEST_MS + 2 * MINUTE_MS;
  const latest = sentAt + LONGEST_MS - MINUTE_MS;
  return Math.floor(Math.min(Math.max(expiresAt.getTime(), earliest), latest) / 1_000);
}
