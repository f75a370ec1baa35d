import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { mendContrast } from "./mend-contrast";

/** CSS selectors of theme parts that include more than the elements with the matching `data-part`. */
const SELECTORS: Readonly<Record<string, string>> = {
  main: "[data-part~=main]",
  "title-text": "[data-embedded] :is(h1, h2, h3)",
  "primary-text": "[data-embedded] :is(.text-text, .text-ink)",
  "secondary-text": "[data-embedded] .text-muted",
  border: "[data-embedded] .border-line",
  "selected-method": '[data-part~="methods"]:has(input[type=radio]:checked)',
  "selected-checkbox": "[data-embedded] input[type=checkbox]:checked",
  "selected-checkbox-knob": "[data-embedded] input[type=checkbox]:checked::before",
  "checkbox-knob": "[data-embedded] input[type=checkbox]::before",
  "checkbox-label": "[data-embedded] label:has(input[type=checkbox])",
  "error-message": "[data-embedded] [role=alert]",
  "field-error-border": "[data-embedded] input[aria-invalid=true]",
};

/** Removes the current theme; null if there is none. */
let takeOff: (() => void) | null = null;

export function dress(theme: unknown): void {
  undressed();
  const rules = themeRules(theme);
  if (rules.length === 0) return;
  const added = addSheet(document, pageNonce());
  addTheme(added.sheet, rules, SELECTORS);
  const stop = mendContrast(document.body, pageNonce());
  takeOff = () => {
    stop();
    added.remove();
  };
}

function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}

export function undressed(): void {
  takeOff?.();
  takeOff = null;
}
