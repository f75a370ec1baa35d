/**
 * A merchant's colours as CSS custom properties, which `.branded` in `app/theme.css` applies by colour
 * scheme.
 */
import type { CSSProperties } from "react";
import type { Brand, BrandColors, TextColors } from "@/server/kernel/brand";

const PROPERTIES: Readonly<Record<keyof BrandColors, string>> = {
  primary: "primary",
  onPrimary: "on-primary",
  primaryEdge: "primary-edge",
  primaryStrong: "primary-strong",
  accent: "accent",
  onAccent: "on-accent",
  accentSoft: "accent-soft",
};

export function brandStyle({ colors }: Pick<Brand, "colors">): CSSProperties | undefined {
  if (colors === null) return undefined;
  const names = Object.entries(PROPERTIES) as [keyof BrandColors, string][];
  return Object.fromEntries(
    names.flatMap(([key, name]) => [
      [`--light-${name}`, colors.light[key]],
      [`--dark-${name}`, colors.dark[key]],
    ]),
  );
}

const LIGHTEST = 400;

type OwnText = { readonly colors: TextColors; readonly weight: number };

/** The style of a text with the class `.own-color`; without a colour for the scheme the text inherits it. */
export function textStyle({ colors: { light, dark }, weight }: OwnText): CSSProperties {
  const properties = { "--light-text": light ?? "currentColor", "--dark-text": dark ?? "currentColor" };
  return { ...properties, fontWeight: Math.max(LIGHTEST, weight) };
}
