/** Colours of states; the text beside them has the same meaning. */

export const GOOD = "bg-good-soft text-good";
export const BAD = "bg-bad-soft text-bad";
export const WAITING = "bg-warning-soft text-warning";
export const WORKING = "bg-info-soft text-info";
/** Colours of a state that is over or needs no attention. */
export const QUIET = "bg-canvas text-muted";
