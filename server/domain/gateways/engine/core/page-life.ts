/** Limits of a gateway page's lifetime, in milliseconds from its first request. */
export type PageLife = {
  readonly least?: number;
  readonly most: number;
  /** The time of the first request is rounded down to a multiple of `unit`. */
  readonly unit?: number;
};

/** The end of the gateway's page: the session's end, within the gateway's limits. */
export function pageEnd(
  { least = Number.NEGATIVE_INFINITY, most, unit = 1 }: PageLife,
  expiresAt: Date,
  firstSentAt: Date,
): Date {
  const sentAt = Math.floor(firstSentAt.getTime() / unit) * unit;
  return new Date(Math.min(Math.max(expiresAt.getTime(), sentAt + least), sentAt + most));
}
