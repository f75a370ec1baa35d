/**
 * The windows of 3-D Secure, by their codes in EMV 3-D Secure: width and height in CSS pixels; `05` fills
 * its place.
 */
export const CHALLENGE_WINDOWS = {
  "03": [500, 600],
  "04": [600, 400],
  "02": [390, 400],
  "01": [250, 400],
  "05": null,
} as const;

export type ChallengeWindow = keyof typeof CHALLENGE_WINDOWS;

/** Minimum width in CSS pixels of a place for a window; a smaller place is filled by the bank's page. */
const LEAST_PX = 400;

/** The largest 3-D Secure window that fits into the given width and height. */
export function windowFor(width: number, height: number): ChallengeWindow {
  if (width < LEAST_PX || height < LEAST_PX) return "05";
  const sizes = Object.entries(CHALLENGE_WINDOWS) as [ChallengeWindow, readonly [number, number] | null][];
  return sizes.find(([, size]) => size === null || (size[0] <= width && size[1] <= height))?.[0] ?? "05";
}

/** A field of a form that the browser posts to the bank; it may name the window's size. */
export type ChallengeField = string | Readonly<Record<ChallengeWindow, string>>;

export function fieldIn(window: ChallengeWindow, field: ChallengeField): string {
  return typeof field === "string" ? field : field[window];
}
