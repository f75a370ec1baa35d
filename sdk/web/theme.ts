/**
 * Filters a page's theme: keeps only known parts, and no property that loads a resource or covers other
 * content (Spec, "The embedded checkout" 8 and 9).
 */

import { insertRule } from "./add-sheet";
import { warn } from "./results";

/** Style of one part of a theme in frames up to `maxWidth` pixels wide; null for any width. */
export type ThemeRule<Part extends string = string> = {
  readonly part: Part;
  readonly maxWidth: number | null;
  readonly style: readonly (readonly [property: string, value: string])[];
};

export type KnownParts<Part extends string> = {
  readonly partOf: (name: string) => Part | null;
  readonly mayHide: (part: Part) => boolean;
};

/** Something in a theme that has no effect: a part, or one of its properties. */
export type ThemeFault = { readonly part: string; readonly property?: string; readonly value?: string };

type Faults = (fault: ThemeFault) => void;

const PROPERTY =
  /^((min-|max-)?(width|height)|(margin|padding)(-(inline|block)(-start|-end)?|-top|-bottom|-left|-right)?|border(-(inline|block|top|bottom|left|right)(-start|-end)?)?(-(color|style|width))?|border(-(top|bottom|start|end)-(left|right|start|end))?-radius|(row-|column-)?gap|color|background(-color)?|font(-(family|size|style|weight))?|line-height|text-(align|decoration|transform)|box-shadow|display|flex-(direction|wrap)|justify-content|align-items)$/;
const DISPLAYS = /^(none|block|flex|grid|inline|inline-block|inline-flex)$/;
/** Characters that end or escape a declaration, and functions that load resources. */
const UNFIT = /[;{}<>\\@!]|(url|image|image-set|src|element|expression|paint|cross-fade|attr)\s*\(/i;
const NEGATIVE = /(^|[\s(,])-\s*[\d.]/;
const NOTHING = /^[+.0]+([a-z%]|$)/i;
const LONGEST = 200;
const MOST_RULES = 400;
const WIDEST = 10_000;

function isFit(property: string, value: string, mayHide: boolean): boolean {
  if (!PROPERTY.test(property) || value.length > LONGEST || UNFIT.test(value)) return false;
  if (property === "display") return DISPLAYS.test(value) && (value !== "none" || mayHide);
  if (/^(margin|padding|gap|row|column)/.test(property)) return !NEGATIVE.test(value);
  // A themed font size that is too small to read counts as hiding the part.
  return !(/^font|width$|height$/.test(property) && NOTHING.test(value) && !property.startsWith("border"));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Rules of a theme; rules for narrower frames come last and take precedence. */
export function themeRules<Part extends string>(
  theme: unknown,
  parts: KnownParts<Part>,
  faults: Faults = () => undefined,
): ThemeRule<Part>[] {
  const narrow = entriesOf(entriesOf(theme).find(([key]) => key === "responsive")?.[1])
    .map(([width, looks]) => ({ width, pixels: Number(width), looks }))
    .filter(({ width, pixels }) => {
      const fits = pixels > 0 && pixels <= WIDEST;
      if (!fits) faults({ part: `responsive ${width}` });
      return fits;
    })
    .sort((one, other) => other.pixels - one.pixels);
  const wide = entriesOf(theme).filter(([key]) => key !== "responsive");
  const rules = rulesOf(wide, null, { parts, faults });
  for (const { pixels, looks } of narrow) rules.push(...rulesOf(entriesOf(looks), pixels, { parts, faults }));
  return rules.slice(0, MOST_RULES);
}

function rulesOf<Part extends string>(
  looks: [string, unknown][],
  maxWidth: number | null,
  { parts, faults }: { parts: KnownParts<Part>; faults: Faults },
): ThemeRule<Part>[] {
  return looks.flatMap(([key, look]) => {
    const part = parts.partOf(key);
    if (part === null) faults({ part: key });
    if (part === null) return [];
    const style = entriesOf(look)
      .map(([property, value]) => [property.trim().toLowerCase(), String(value).trim()] as const)
      .filter(([property, value]) => {
        const fits = isFit(property, value, parts.mayHide(part));
        if (!fits) faults({ part, property, value });
        return fits;
      });
    return style.length === 0 ? [] : [{ part, maxWidth, style }];
  });
}

/**
 * Adds the theme to a style sheet. Elements name their part in `data-part`.
 * @param selectors selectors of further elements, by part
 */
export function addTheme<Part extends string>(
  sheet: CSSStyleSheet | null,
  rules: readonly ThemeRule<Part>[],
  selectors?: Readonly<Partial<Record<Part, string>>>,
): void {
  if (sheet === null) return;
  for (const { part, maxWidth, style } of rules) {
    const empty = `${selectors?.[part] ?? `[data-part~="${part}"]`}{}`;
    const text = maxWidth === null ? empty : `@media (max-width:${maxWidth}px){${empty}}`;
    const added = sheet.cssRules[insertRule(sheet, text)];
    const rule = added instanceof CSSMediaRule ? added.cssRules[0] : added;
    // Style properties are set one at a time, so that the browser drops only invalid values.
    if (rule instanceof CSSStyleRule) for (const [property, value] of style) rule.style.setProperty(property, value);
  }
}

/** The theme as plain objects and strings, which messages can carry. */
export function rulesOnly(theme: object): unknown {
  try {
    return JSON.parse(JSON.stringify(theme));
  } catch {
    warn("The theme cannot be read.");
    return {};
  }
}
