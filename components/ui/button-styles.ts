const BASE =
  "flex w-full items-center justify-center gap-2 rounded-button px-4 text-center font-semibold text-base motion-safe:transition-colors motion-safe:duration-150";

export const PRIMARY = `${BASE} min-h-13 border border-primary-edge bg-primary py-2 text-on-primary hover:bg-primary-strong`;
export const OUTLINE = `${BASE} min-h-13 border border-line bg-surface py-2 text-ink hover:bg-accent-soft`;
export const DANGER = `${BASE} min-h-13 border border-bad/40 bg-surface py-2 text-bad hover:bg-bad-soft`;
export const WALLET = "grid h-[3.125rem] w-full place-items-center rounded-button border px-4 hover:opacity-85";
export const WALLET_GROUND =
  "border-transparent bg-[#000000] text-[#ffffff] dark:border-[#767676] dark:bg-[#ffffff] dark:text-[#000000]";
export const QUIET =
  "mx-auto block min-h-11 rounded-button px-4 py-2 text-muted underline-offset-4 hover:text-ink hover:underline";
