import type { CSSProperties } from "react";
import { familyList } from "@/sdk/web/appearance";
import type { CheckoutAppearance } from "@/sdk/web/types";

/** Corners of `app/globals.css` as parts of a button's corner. */
const CORNERS = { button: 1, card: 5 / 3, row: 7 / 6, field: 5 / 6 } as const;

/** The variables as CSS properties of the payment, except for the colour, which replaces the brand's. */
export function appearanceStyle({ radius, spacing, fontFamily }: CheckoutAppearance): CSSProperties {
  const corners = Object.entries(CORNERS).map(([name, share]) => [`--radius-${name}`, `${(radius ?? 0) * share}px`]);
  return {
    ...(radius !== undefined && Object.fromEntries(corners)),
    ...(spacing !== undefined && { "--unit": `${spacing}px` }),
    ...(fontFamily !== undefined && { fontFamily: `${familyList(fontFamily)}, var(--font-sans)` }),
  };
}
