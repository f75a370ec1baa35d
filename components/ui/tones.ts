/** The colours of what went well, went wrong or waits; words beside them say the same. */

export const GOOD = "bg-good-soft text-good";
export const BAD = "bg-bad-soft text-bad";
export const WAITING = "bg-warning-soft text-warning";
/** Of what is over, or tells nothing. */
export const QUIET = "bg-canvas text-muted";
