import type { CSSProperties } from "react";
import { familyList } from "@/sdk/web/appearance";
import type { CheckoutAppearance } from "@/sdk/web/types";

/** Corner radii of `app/theme.css` relative to a button's radius. */
const CORNERS = { button: 1, card: 5 / 3, row: 7 / 6, field: 5 / 6 } as const;

/** Converts an appearance to CSS properties. Its colour is not included: it replaces the brand's colour. */
export function appearanceStyle({ radius, spacing, fontFamily }: CheckoutAppearance): CSSProperties {
  const corners = Object.entries(CORNERS).map(([name, share]) => [`--radius-${name}`, `${(radius ?? 0) * share}px`]);
  return {
    ...(radius !== undefined && Object.fromEntries(corners)),
    ...(spacing !== undefined && { "--unit": `${spacing}px` }),
    ...(fontFamily !== undefined && { fontFamily: `${familyList(fontFamily)}, var(--font-sans)` }),
  };
}
