import { type Color, contrast, isReadable, mix, parseColor, readable, textOn } from "./color";
import type { BrandImage, Branding, Language, MerchantFacts } from "./types";

export type BrandingRow = Omit<Branding, "color" | "logo" | "favicon"> & {
  readonly brandColor: string | null;
  readonly logo: string | null;
  readonly favicon: string | null;
};

export type BrandColors = {
  readonly primary: Color;
  readonly onPrimary: Color;
  readonly primaryEdge: Color;
  readonly primaryStrong: Color;
  readonly accent: Color;
  readonly onAccent: Color;
  readonly accentSoft: Color;
};

export type Brand = {
  readonly name: string;
  /** `path` is the logo's path on the page's host; `url` is its absolute address. */
  readonly logo: (BrandImage & { readonly path: string; readonly url: string }) | null;
  readonly faviconPath: string | null;
  readonly colors: { readonly light: BrandColors; readonly dark: BrandColors } | null;
  readonly support: { readonly email: string | null; readonly phone: string | null; readonly url: string | null };
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** A sentence of the merchant at the foot of checkouts. */
  readonly disclaimer: string | null;
};

export function unbranded(name: string): Brand {
  const support = { email: null, phone: null, url: null };
  const texts = { termsUrl: null, privacyUrl: null, disclaimer: null };
  return { name, logo: null, faviconPath: null, colors: null, support, ...texts };
}

type Scheme = "light" | "dark";

/**
 * The background colours of `app/theme.css`. `soft` is the background of selected items; `tint` is the
 * merchant colour's share in `soft`.
 */
const GROUNDS: Readonly<Record<Scheme, { surface: Color; canvas: Color; soft: Color; tint: number }>> = {
  light: { surface: "#ffffff", canvas: "#f4f7f6", soft: "#e6f3f0", tint: 0.07 },
  dark: { surface: "#131b19", canvas: "#0c1211", soft: "#12302a", tint: 0.1 },
};

/** Minimum contrast of a button's background with the page (WCAG 1.4.11). */
const VISIBLE = 3;
const POINTED_AT = 0.14;

const IMAGE_NAME = /^[0-9a-f]{64}-(\d{1,4})x(\d{1,4})\.(?:png|jpg|webp)$/;

export function brandImage(name: string | null): BrandImage | null {
  const [, width, height] = IMAGE_NAME.exec(name ?? "") ?? [];
  return name === null || width === undefined ? null : { name, width: Number(width), height: Number(height) };
}

export function brandingOf(row: BrandingRow): Branding {
  const { nameAr, supportEmail, supportPhone, supportUrl, termsUrl, privacyUrl, disclaimer, disclaimerAr } = row;
  return {
    nameAr,
    color: row.brandColor === null ? null : parseColor(row.brandColor),
    logo: brandImage(row.logo),
    favicon: brandImage(row.favicon),
    supportEmail,
    supportPhone,
    supportUrl,
    termsUrl,
    privacyUrl,
    disclaimer,
    disclaimerAr,
  };
}

export function brandImagePath({ name }: Pick<BrandImage, "name">): string {
  return `/media/brand/${name}`;
}

export function brandOf(
  { name, baseUrl, branding }: Pick<MerchantFacts, "name" | "baseUrl" | "branding">,
  language: Language,
): Brand {
  const { nameAr, color, logo, favicon, supportEmail, supportPhone, supportUrl, termsUrl, privacyUrl } = branding;
  const { disclaimer, disclaimerAr } = branding;
  return {
    name: language === "ar" ? (nameAr ?? name) : name,
    logo: logo && { ...logo, path: brandImagePath(logo), url: `${baseUrl}${brandImagePath(logo)}` },
    faviconPath: favicon && brandImagePath(favicon),
    colors: color && { light: brandColors(color, "light"), dark: brandColors(color, "dark") },
    support: { email: supportEmail, phone: supportPhone, url: supportUrl },
    termsUrl,
    privacyUrl,
    disclaimer: language === "ar" ? (disclaimerAr ?? disclaimer) : disclaimer,
  };
}

/** Text colour by colour scheme; null if it would be unreadable. */
export type TextColors = { readonly light: Color | null; readonly dark: Color | null };

/**
 * The brand colour for text, per colour scheme; null if it is unreadable on a background of the merchant's
 * pages.
 */
export function textColors(color: Color, { colors }: Pick<Brand, "colors">): TextColors {
  const own = (scheme: Scheme) => {
    const { surface, canvas, soft } = GROUNDS[scheme];
    return isReadable(color, [surface, canvas, colors?.[scheme].accentSoft ?? soft]) ? color : null;
  };
  return { light: own("light"), dark: own("dark") };
}

/** Brand colours of a colour scheme, chosen so that all text in or on them is readable. */
export function brandColors(color: Color, scheme: Scheme): BrandColors {
  const { surface, canvas, tint } = GROUNDS[scheme];
  const accentSoft = mix(surface, color, tint);
  const accent = readable(color, [surface, canvas, accentSoft]);
  const onPrimary = textOn(color);
  const away = onPrimary === "#ffffff" ? "#000000" : "#ffffff";
  return {
    primary: color,
    onPrimary,
    primaryEdge: contrast(color, surface) >= VISIBLE ? color : accent,
    primaryStrong: mix(color, away, POINTED_AT),
    accent,
    onAccent: textOn(accent),
    accentSoft,
  };
}
