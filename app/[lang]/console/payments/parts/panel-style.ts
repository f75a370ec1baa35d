/** What opens under a button of the list. On a phone it is as wide as the page lets it be. */
export const PANEL =
  "absolute end-0 top-full z-10 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-4 shadow-card";
