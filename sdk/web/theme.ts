/**
 * Filters a page's theme: known parts only, and no property that loads a resource or covers other content
 * (Spec, "The embedded checkout" 8 and 9).
 */

import { insertRule } from "./add-sheet";
import { warn } from "./results";

/** Style of one part in frames up to `maxWidth` pixels wide; null for any width. */
export type ThemeRule = {
  readonly part: string;
  readonly maxWidth: number | null;
  readonly style: readonly (readonly [property: string, value: string])[];
};

/** Parts that may be hidden, because the customer need not read or press them. */
const HIDEABLE = `title-text payment-details-heading payment-methods-heading amount-box amount amount-label
  amount-currency fees fees-label fees-currency wallet-buttons pci-disclaimer pci-logos`.split(/\s+/);

const PARTS = new Set([
  ...HIDEABLE,
  ...`main primary-text secondary-text pay-button border checkbox-label save-account-label selected-checkbox
  checkbox-knob selected-checkbox-knob applePay applePay-tooltip googlePay samsungPay stcPay methods-block methods
  saved-cards redirect-links selected-method payment-method-name card-number card-expiry delete-card-logo cvv-input
  floating-label cvv-info-text card-removal-modal info-modal payment-modal modal-overlay popup-close-button
  delete-card-button delete-card-message keep-card-button error-popup-heading error-popup-message error-popup-data
  retry-button success-popup-heading success-popup-message success-popup-data mobile-number-popup-heading
  otp-popup-heading mobile-number-input otp-input payment-error-message otp-send-button otp-resend-button
  otp-submit-button popup-back-button card-background card-input-border card-input-fields field-error-border
  error-message reject-button terms-container terms-link view-toggle`.split(/\s+/),
]);

const ALIASES: Readonly<Record<string, string>> = {
  "ccv-input": "cvv-input",
  "error-retry-button": "retry-button",
  deviceWalletA: "applePay",
  "deviceWalletA-tooltip": "applePay-tooltip",
  deviceWalletB: "googlePay",
  deviceWalletC: "samsungPay",
  mobileWallet: "stcPay",
};

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

function isFit(part: string, property: string, value: string): boolean {
  if (!PROPERTY.test(property) || value.length > LONGEST || UNFIT.test(value)) return false;
  if (property === "display") return DISPLAYS.test(value) && (value !== "none" || HIDEABLE.includes(part));
  if (/^(margin|padding|gap|row|column)/.test(property)) return !NEGATIVE.test(value);
  // A font too small to read counts as hidden.
  return !(/^font|width$|height$/.test(property) && NOTHING.test(value) && !property.startsWith("border"));
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

/** Rules of a theme; rules for narrower frames come last and take precedence. */
export function themeRules(theme: unknown): ThemeRule[] {
  const narrow = entriesOf(entriesOf(theme).find(([key]) => key === "responsive")?.[1])
    .map(([pixels, looks]) => ({ pixels: Number(pixels), looks }))
    .filter(({ pixels }) => pixels > 0 && pixels <= WIDEST)
    .sort((one, other) => other.pixels - one.pixels);
  return [...rulesOf(theme, null), ...narrow.flatMap(({ pixels, looks }) => rulesOf(looks, pixels))].slice(
    0,
    MOST_RULES,
  );
}

function rulesOf(looks: unknown, maxWidth: number | null): ThemeRule[] {
  return entriesOf(looks).flatMap(([key, look]) => {
    const part = ALIASES[key] ?? key;
    if (!PARTS.has(part)) return [];
    const style = entriesOf(look)
      .map(([property, value]) => [property.trim().toLowerCase(), String(value).trim()] as const)
      .filter(([property, value]) => isFit(part, property, value));
    return style.length === 0 ? [] : [{ part, maxWidth, style }];
  });
}

/**
 * Adds the theme to a style sheet. Elements name their part in `data-part`.
 * @param selectors selectors of further elements, by part
 */
export function addTheme(
  sheet: CSSStyleSheet | null,
  rules: readonly ThemeRule[],
  selectors: Readonly<Record<string, string>> = {},
): void {
  if (sheet === null) return;
  for (const { part, maxWidth, style } of rules) {
    const empty = `${selectors[part] ?? `[data-part~="${part}"]`}{}`;
    const text = maxWidth === null ? empty : `@media (max-width:${maxWidth}px){${empty}}`;
    const added = sheet.cssRules[insertRule(sheet, text)];
    const rule = added instanceof CSSMediaRule ? added.cssRules[0] : added;
    // Properties are set one at a time, so that the browser drops invalid values.
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
