/** Colours of good, bad and waiting; words beside them say the same. */

export const GOOD = "bg-good-soft text-good";
export const BAD = "bg-bad-soft text-bad";
export const WAITING = "bg-warning-soft text-warning";
/** Over, or without a meaning. */
export const QUIET = "bg-canvas text-muted";
