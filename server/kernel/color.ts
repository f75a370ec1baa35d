export type Color = `#${string}`;

/** Minimum contrast of text with its background (WCAG 1.4.3). */
export const READABLE = 4.5;

const BLACK: Color = "#000000";
const WHITE: Color = "#ffffff";
const STEP = 0.02;

export function parseColor(text: string): Color | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${full.toLowerCase()}`;
}

function channels(color: Color): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** Mixes `share` (0 to 1) of `other` into each colour channel. */
export function mix(color: Color, other: Color, share: number): Color {
  const added = channels(other);
  const mixed = channels(color).map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two colours, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function textOn(ground: Color): Color {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

export function isReadable(color: Color, grounds: readonly Color[]): boolean {
  return grounds.every((ground) => contrast(color, ground) >= READABLE);
}

/**
 * `color`, changed as little as needed to be readable on all `grounds` (which are all light or all dark);
 * otherwise black or white.
 */
export function readable(color: Color, grounds: readonly Color[]): Color {
  const end = grounds.some((ground) => textOn(ground) === WHITE) ? WHITE : BLACK;
  for (let share = 0; share < 1; share += STEP) {
    const moved = mix(color, end, share);
    if (isReadable(moved, grounds)) return moved;
  }
  return end;
}
