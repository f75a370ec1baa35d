/** The parts of a theme that the frame shows. Elements name their part in `data-part`. */

import type { KnownParts } from "@/sdk/web/theme";

/** Parts that may be hidden, because the customer need not read or press them. */
const HIDEABLE = [
  "title-text",
  "pci-disclaimer",
  "pci-logos",
  "amount-box",
  "payment-details-heading",
  "amount",
  "amount-label",
  "amount-currency",
  "fees",
  "fees-label",
  "fees-currency",
  "payment-methods-heading",
  "wallet-buttons",
] as const;

/** The guide of the web SDK lists these names; theme-parts.dom.test.ts renders every part. */
export const FRAME_PARTS = [
  ...HIDEABLE,
  "main",
  "primary-text",
  "secondary-text",
  "border",
  "pay-button",
  "error-message",
  "payment-error-message",
  "reject-button",
  "terms-container",
  "terms-link",
  "methods-block",
  "methods",
  "selected-method",
  "saved-cards",
  "redirect-links",
  "method-selector",
  "selector-icon",
  "payment-method-name",
  "card-number",
  "card-expiry",
  "view-toggle",
  "delete-card-logo",
  "card-removal-modal",
  "delete-card-message",
  "delete-card-button",
  "keep-card-button",
  "card-background",
  "card-input-fields",
  "card-input-border",
  "floating-label",
  "placeholder",
  "field-focus-border",
  "field-error-border",
  "cvv-input",
  "cvv-info-text",
  "checkbox-label",
  "save-account-label",
  "checkbox-knob",
  "selected-checkbox",
  "selected-checkbox-knob",
  "applePay",
  "applePay-tooltip",
  "googlePay",
  "samsungPay",
  "stcPay",
  "mobile-number-popup-heading",
  "mobile-number-input",
  "otp-send-button",
  "otp-popup-heading",
  "otp-input",
  "otp-submit-button",
  "otp-resend-button",
  "popup-back-button",
  "info-modal",
  "payment-modal",
  "modal-overlay",
  "popup-close-button",
] as const;

export type FramePart = (typeof FRAME_PARTS)[number];

export type ThemeParts = FramePart | `${FramePart} ${FramePart}`;

const ALIASES: Readonly<Record<string, FramePart>> = {
  "ccv-input": "cvv-input",
  deviceWalletA: "applePay",
  "deviceWalletA-tooltip": "applePay-tooltip",
  deviceWalletB: "googlePay",
  deviceWalletC: "samsungPay",
  mobileWallet: "stcPay",
};

export const IN_FRAME: KnownParts<FramePart> = {
  partOf: (name) => FRAME_PARTS.find((part) => part === (ALIASES[name] ?? name)) ?? null,
  mayHide: (part) => HIDEABLE.some((hideable) => hideable === part),
};
