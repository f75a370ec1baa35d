import type { FramePart } from "./theme-parts";

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
