export const PANEL =
  "absolute end-0 top-full z-10 mt-1 w-72 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-4 shadow-card";
