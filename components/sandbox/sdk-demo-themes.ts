import type { CheckoutTheme } from "@/sdk/web/types";

export const DEMO_THEMES: Readonly<Record<string, CheckoutTheme>> = {
  sample: {
    main: { "background-color": "#fff7ed", "border-radius": "4px" },
    "title-text": { color: "#9a3412" },
    "pay-button": { "background-color": "#9a3412", color: "#ffffff", "border-radius": "4px" },
  },
  dark: {
    main: { "background-color": "#111827" },
    "title-text": { color: "#f9fafb" },
    "primary-text": { color: "#f9fafb" },
    "secondary-text": { color: "#d1d5db" },
    "pay-button": { "background-color": "#fbbf24", color: "#111827" },
  },
  minimal: {
    main: { padding: "0", "box-shadow": "none" },
    border: { border: "none" },
    "pay-button": { "border-radius": "0" },
  },
  sideBySide: { "wallet-buttons": { display: "flex", "flex-direction": "row", gap: "12px" } },
  hideHeader: {
    "payment-details-heading": { display: "none" },
    "payment-methods-heading": { display: "none" },
    "amount-box": { display: "none" },
  },
  hideAmount: { "amount-box": { display: "none" } },
};
