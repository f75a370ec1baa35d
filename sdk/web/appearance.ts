import type { CheckoutAppearance, CheckoutFont } from "./types";

const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const FAMILIES = /^[\p{L}\p{N} ,_'"-]{1,100}$/u;
/** CSS names of generic fonts, which are written without quotes. */
const GENERIC = /^(serif|sans-serif|monospace|cursive|system-ui|ui-[a-z-]+)$/;
const FAMILY = /^[\p{L}\p{N} _-]{1,60}$/u;
const WEIGHT = /^(normal|bold|[1-9]\d{0,2}|1000)( ([1-9]\d{0,2}|1000))?$/;
const MOST_FONTS = 6;
const LONGEST_ADDRESS = 500;

/** Minimum and maximum of the appearance's `radius` and `spacing` in pixels. */
const PIXELS = { radius: [0, 32], spacing: [3, 6] } as const;

type Rule = readonly [fits: (value: unknown) => boolean, needed: string];

function pixels(name: keyof typeof PIXELS): Rule {
  const [least, most] = PIXELS[name];
  const fits = (value: unknown) => typeof value === "number" && value >= least && value <= most;
  return [fits, `a number of pixels from ${least} to ${most}`];
}

function matching(pattern: RegExp, needed: string): Rule {
  return [(value) => typeof value === "string" && pattern.test(value), needed];
}

const RULES: Readonly<Record<keyof CheckoutAppearance, Rule>> = {
  primaryColor: matching(COLOR, "a colour such as #0b6e5f"),
  radius: pixels("radius"),
  spacing: pixels("spacing"),
  fontFamily: matching(FAMILIES, "names of fonts, separated by commas"),
};

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a sentence why `appearance` is invalid; null if it is valid. */
export function appearanceMistake(appearance: unknown): string | null {
  if (appearance === undefined || appearance === null) return null;
  if (!isObject(appearance)) return "The option appearance is an object.";
  for (const [name, value] of Object.entries(appearance)) {
    if (!isVariable(name)) return `The option appearance has ${Object.keys(RULES).join(", ")}, and nothing else.`;
    const [fits, needed] = RULES[name];
    if (value !== undefined && !fits(value)) return `The option appearance.${name} is ${needed}.`;
  }
  return null;
}

function isVariable(name: string): name is keyof CheckoutAppearance {
  return Object.keys(RULES).indexOf(name) >= 0;
}

/** The appearance's valid variables among unvalidated values. */
export function fitAppearance(said: Readonly<Record<string, unknown>>): CheckoutAppearance {
  const fit = Object.entries(said).filter(([name, value]) => isVariable(name) && RULES[name][0](value));
  return Object.assign({}, ...fit.map(([name, value]) => ({ [name]: value })));
}

/** `fontFamily` as CSS: every name of a font is quoted. */
export function familyList(fontFamily: string): string {
  const names = fontFamily.split(",").map((name) => name.replace(/['"]/g, "").trim());
  const named = names.filter((name) => name !== "");
  return named.map((name) => (GENERIC.test(name) ? name : `"${name}"`)).join(", ");
}

/** The address of a font file without characters that end a CSS text; null if it cannot be loaded. */
export function fontAddress(text: unknown): string | null {
  if (typeof text !== "string" || text.length > LONGEST_ADDRESS) return null;
  try {
    const { protocol, hostname, href, username } = new URL(text);
    const isLocal = protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname);
    if ((protocol !== "https:" && !isLocal) || username !== "") return null;
    return href.replace(/["'()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  } catch {
    return null;
  }
}

function fontMistake(font: unknown): string | null {
  if (!isObject(font)) return " is an object";
  const { family, src, weight = "normal", style = "normal" } = font as Partial<CheckoutFont>;
  if (typeof family !== "string" || !FAMILY.test(family))
    return ".family is a font's name in letters, digits, spaces and hyphens";
  if (fontAddress(src) === null) return ".src is the https address of a font file";
  if (!WEIGHT.test(String(weight))) return '.weight is a weight such as 400, or a range such as "100 900"';
  return style === "normal" || style === "italic" ? null : ".style is normal or italic";
}

/** Returns a sentence why `fonts` is invalid; null if it is valid. */
export function fontsMistake(fonts: unknown): string | null {
  if (fonts === undefined || fonts === null) return null;
  if (!Array.isArray(fonts)) return "The option fonts is a list.";
  if (fonts.length > MOST_FONTS) return `The option fonts has at most ${MOST_FONTS} files.`;
  const found = fonts.map(fontMistake);
  const wrong = found.findIndex((mistake) => mistake !== null);
  return wrong < 0 ? null : `The option fonts[${wrong}]${found[wrong]}.`;
}

/** The valid fonts among unvalidated values. */
export function fitFonts(fonts: unknown): readonly CheckoutFont[] {
  return fontsMistake(fonts) === null && Array.isArray(fonts) ? fonts : [];
}

export function fontOrigins(fonts: readonly CheckoutFont[]): string[] {
  const origins = fonts.map(({ src }) => new URL(src).origin);
  return origins.filter((origin, at) => origins.indexOf(origin) === at);
}
