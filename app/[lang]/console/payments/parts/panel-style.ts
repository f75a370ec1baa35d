export const PANEL =
  "absolute inset-x-4 top-full z-10 mt-1 rounded-lg border border-line bg-raised p-4 shadow-float md:inset-x-auto md:end-0 md:w-72";
