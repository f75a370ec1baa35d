/** How a merchant looks and is reached, for everything that customers see: pages, mails, documents. */
import { type Color, contrast, isReadable, mix, parseColor, readable, textOn } from "./color";
import type { BrandImage, Branding, Language, MerchantFacts } from "./types";

/** The columns of a merchant's row that hold its branding. */
export type BrandingRow = Omit<Branding, "color" | "logo" | "favicon"> & {
  readonly brandColor: string | null;
  readonly logo: string | null;
  readonly favicon: string | null;
};

/** The colours of one scheme that come from the merchant's; all `#rrggbb`. */
export type BrandColors = {
  /** The ground of the primary button, the text on it, its edge, and its ground under the pointer. */
  readonly primary: Color;
  readonly onPrimary: Color;
  readonly primaryEdge: Color;
  readonly primaryStrong: Color;
  /** For text and signs on the page's own grounds. */
  readonly accent: Color;
  readonly onAccent: Color;
  /** The ground of what is chosen. */
  readonly accentSoft: Color;
};

/** A merchant in one language, ready to be shown. */
export type Brand = {
  readonly name: string;
  /** `path` on the host of the page, `url` for readers elsewhere. */
  readonly logo: (BrandImage & { readonly path: string; readonly url: string }) | null;
  readonly faviconPath: string | null;
  /** Null leaves the colours of the service. */
  readonly colors: { readonly light: BrandColors; readonly dark: BrandColors } | null;
  readonly support: { readonly email: string | null; readonly phone: string | null; readonly url: string | null };
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
};

/** A merchant, or this service itself, that has a name alone. */
export function unbranded(name: string): Brand {
  const support = { email: null, phone: null, url: null };
  return { name, logo: null, faviconPath: null, colors: null, support, termsUrl: null, privacyUrl: null };
}

type Scheme = "light" | "dark";

/**
 * The grounds of the pages, as in `app/globals.css`: `soft` is that of what is chosen, and `tint` the share
 * of a merchant's colour in its own.
 */
const GROUNDS: Readonly<Record<Scheme, { surface: Color; canvas: Color; soft: Color; tint: number }>> = {
  light: { surface: "#ffffff", canvas: "#f4f7f6", soft: "#e6f3f0", tint: 0.07 },
  dark: { surface: "#131b19", canvas: "#0c1211", soft: "#12302a", tint: 0.1 },
};

/** The least contrast of a button's ground with what is around it (WCAG 1.4.11). */
const VISIBLE = 3;
const POINTED_AT = 0.14;

const IMAGE_NAME = /^[0-9a-f]{64}-(\d{1,4})x(\d{1,4})\.(?:png|jpg|webp)$/;

/** The image of this name, or null if it is none. */
export function brandImage(name: string | null): BrandImage | null {
  const [, width, height] = IMAGE_NAME.exec(name ?? "") ?? [];
  return name === null || width === undefined ? null : { name, width: Number(width), height: Number(height) };
}

/** The branding that a merchant's row holds. */
export function brandingOf(row: BrandingRow): Branding {
  const { nameAr, supportEmail, supportPhone, supportUrl, termsUrl, privacyUrl } = row;
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
  };
}

/** Where an uploaded image is served; below the merchant's base. */
export function brandImagePath({ name }: Pick<BrandImage, "name">): string {
  return `/media/brand/${name}`;
}

/** The merchant as customers see it in `language`. */
export function brandOf(
  { name, baseUrl, branding }: Pick<MerchantFacts, "name" | "baseUrl" | "branding">,
  language: Language,
): Brand {
  const { nameAr, color, logo, favicon, supportEmail, supportPhone, supportUrl, termsUrl, privacyUrl } = branding;
  return {
    name: language === "ar" ? (nameAr ?? name) : name,
    logo: logo && { ...logo, path: brandImagePath(logo), url: `${baseUrl}${brandImagePath(logo)}` },
    faviconPath: favicon && brandImagePath(favicon),
    colors: color && { light: brandColors(color, "light"), dark: brandColors(color, "dark") },
    support: { email: supportEmail, phone: supportPhone, url: supportUrl },
    termsUrl,
    privacyUrl,
  };
}

/** A text's own colour in each scheme; null where it could not be read on the merchant's pages. */
export type TextColors = { readonly light: Color | null; readonly dark: Color | null };

/** `color` as that of a text on any ground of the merchant's pages. */
export function textColors(color: Color, { colors }: Pick<Brand, "colors">): TextColors {
  const own = (scheme: Scheme) => {
    const { surface, canvas, soft } = GROUNDS[scheme];
    return isReadable(color, [surface, canvas, colors?.[scheme].accentSoft ?? soft]) ? color : null;
  };
  return { light: own("light"), dark: own("dark") };
}

/** The colours that follow from the merchant's own in one scheme: every text in or on them can be read. */
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
