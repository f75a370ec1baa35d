import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { keepWalletLooks } from "../checkout/chosen-looks";
import { mendContrast } from "./mend-contrast";
import { type FramePart, IN_FRAME } from "./theme-parts";
import { warnOfTheme } from "./warn-of-theme";

/** CSS selectors of a theme's parts that include more elements than those with the part's `data-part`. */
export const SELECTORS: Readonly<Partial<Record<FramePart, string>>> = {
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
  "field-focus-border": "[data-embedded] input:is([type=text],[type=tel]):focus-visible",
  placeholder: "[data-embedded] input::placeholder",
  "amount-currency": '[data-part~="amount"] bdi > :not(.figures)',
  "fees-currency": '[data-part~="fees"] bdi > :not(.figures)',
  "reject-button": "[data-embedded] #cancel button",
  "otp-send-button": 'form:has([data-part~="stcPay"] input[type=radio]:checked) [data-part~="pay-button"]',
  "payment-modal": "[data-embedded] dialog",
  "modal-overlay": "[data-embedded] dialog::backdrop",
};

/** A function that removes the embedded page's theme; null without a theme. */
let takeOff: (() => void) | null = null;

export function dress(theme: unknown): void {
  undressed();
  keepWalletLooks(theme);
  warnOfTheme(theme);
  const rules = themeRules(theme, IN_FRAME);
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
