/** CSS classes of the console's buttons: 32 px high, 44 px on touch screens. */

const CONTROL =
  "inline-flex min-h-8 items-center justify-center gap-2 rounded-lg px-3 font-semibold pointer-coarse:min-h-11 motion-safe:transition-colors motion-safe:duration-150";

export const BUTTON_PRIMARY = `${CONTROL} border border-primary-edge bg-primary text-on-primary hover:bg-primary-strong`;
export const BUTTON = `${CONTROL} border border-line bg-surface text-ink hover:bg-accent-soft`;
export const BUTTON_DANGER = `${CONTROL} border border-bad/40 bg-surface text-bad hover:bg-bad-soft`;
export const TEXT_LINK = "font-medium text-accent underline-offset-4 hover:underline";
export const ROWS_HEAD = "border-line border-b bg-sunken px-4 py-1.5 font-medium text-muted text-xs sm:px-5";
