import type { KnownParts } from "./theme";

export const POPUP_PARTS = [
  "payment-modal",
  "modal-overlay",
  "popup-close-button",
  "retry-button",
  "error-popup-heading",
  "error-popup-message",
  "error-popup-data",
  "success-popup-heading",
  "success-popup-message",
  "success-popup-data",
] as const;

export type PopupPart = (typeof POPUP_PARTS)[number];

export const IN_POPUPS: KnownParts<PopupPart> = {
  partOf(name) {
    const part = name === "error-retry-button" ? "retry-button" : name;
    return POPUP_PARTS.find((each) => each === part) ?? null;
  },
  mayHide: () => false,
};
