/** How long a page may be open: Stripe takes 30 minutes to 24 hours from the call. */

const SHORTEST_MS = 30 * 60_000;
const LONGEST_MS = 24 * 3_600_000;
/** The first call is timed to the minute, so that the same call asked again ends at the same time. */
const MINUTE_MS = 60_000;

/** When a page that was first asked for then ends, in unix seconds: with its session if Stripe allows it. */
export function pageEnd(expiresAt: Date, firstSentAt: Date): number {
  const sentAt = Math.floor(firstSentAt.getTime() / MINUTE_MS) * MINUTE_MS;
  const earliest = sentAt + SHORTEST_MS + 2 * MINUTE_MS;
  const latest = sentAt + LONGEST_MS - MINUTE_MS;
  return Math.floor(Math.min(Math.max(expiresAt.getTime(), earliest), latest) / 1_000);
}
