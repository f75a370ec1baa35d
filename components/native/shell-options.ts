import { isPrivateKey } from "@/sdk/web/options";
import type { CheckoutLook, DisplaySettings } from "@/sdk/web/types";
import type { MessageData } from "./messages";
import { webThemeOf } from "./theme";

export const NATIVE_WALLETS = {
  device_wallet_a: { flow: "apple_pay", names: /^(device_?wallet_?a|apple_?pay)$/i },
  device_wallet_b: { flow: "google_pay", names: /^(device_?wallet_?b|google_?pay)$/i },
} as const;
export type NativeWallet = keyof typeof NATIVE_WALLETS;

const FORMS = ["cardOnsite", "tokenPay", "redirect", "mobileWallet", "flexMethods", "wallet"];

function recordOf(value: unknown): MessageData {
  return typeof value === "object" && value !== null ? (value as MessageData) : {};
}

export function mistakeOf(init: MessageData, { sid, host }: { sid: string; host: string }): string | null {
  const { merchantId, apiKey, sessionId } = init;
  if (sessionId !== sid) return "invalid_session_id";
  if (typeof merchantId !== "string" || (merchantId !== host && merchantId !== host.replace(/:\d+$/, "")))
    return "invalid_merchant_id";
  if (typeof apiKey !== "string" || apiKey === "") return "invalid_api_key";
  if (isPrivateKey(apiKey)) return "private_api_key";
  const count = recordOf(init.displaySettings).visibleItemsCount;
  if (count !== undefined && count !== null && (!Number.isInteger(count) || Number(count) < 1))
    return "invalid_visible_items_count";
  return null;
}

export function walletsOf({ formsOfPayment, capabilities }: MessageData): NativeWallet[] {
  const able = recordOf(capabilities);
  const named = Array.isArray(formsOfPayment) ? formsOfPayment.map(String) : null;
  return (Object.keys(NATIVE_WALLETS) as NativeWallet[]).filter((wallet) => {
    const { names } = NATIVE_WALLETS[wallet];
    return able[wallet] === true && (named === null || named.some((name) => names.test(name)));
  });
}

/** Forms of payment that the page shows, without device wallets, which a page inside an app cannot open. */
export function pageFormsOf(formsOfPayment: unknown): readonly string[] {
  if (!Array.isArray(formsOfPayment)) return FORMS;
  const wallets = Object.values(NATIVE_WALLETS);
  return formsOfPayment.map(String).filter((form) => !wallets.some(({ names }) => names.test(form)));
}

/** The appearance that the app requests; missing keys are omitted. */
export function lookOf(init: MessageData): CheckoutLook {
  const { lang, uiMode, theme, formsOfPayment, payButtonText, showPaymentDetails } = init;
  const mode = typeof uiMode === "string" ? uiMode.toLowerCase() : "";
  const words = recordOf(payButtonText);
  const { en, ar } = words;
  return {
    ...(lang !== undefined && { lang: lang === "ar" ? "ar" : "en" }),
    ...(uiMode !== undefined && { uiMode: mode === "light" || mode === "dark" ? mode : "auto" }),
    ...(theme !== undefined && { theme: webThemeOf(theme) }),
    ...(formsOfPayment !== undefined && { formsOfPayment: pageFormsOf(formsOfPayment) }),
    ...(typeof en === "string" && typeof ar === "string" && { payButtonText: { en, ar } }),
    ...(typeof showPaymentDetails === "boolean" && { showPaymentDetails }),
  };
}

/** How the list of methods is shown. `bottom_sheet` and `BottomSheet` mean the same. */
export function displayOf({ displaySettings }: MessageData): DisplaySettings {
  const { mode, visibleItemsCount, defaultSelectedPgCode } = recordOf(displaySettings);
  return {
    mode: typeof mode === "string" && mode.toLowerCase() === "list" ? "List" : "BottomSheet",
    ...(typeof visibleItemsCount === "number" && { visibleItemsCount }),
    ...(typeof defaultSelectedPgCode === "string" && { defaultSelectedPgCode }),
  };
}

const MOST_PIXELS = 200;

/** The app's `safe_area` (`top`, `right`, `bottom`, `left` in CSS pixels) as a CSS padding, or null. */
export function paddingOf({ safe_area }: MessageData): string | null {
  const area = recordOf(safe_area);
  const insets = ["top", "right", "bottom", "left"].map((side) => Number(area[side]) || 0);
  if (insets.every((inset) => inset <= 0)) return null;
  return insets.map((inset) => `${Math.min(Math.max(inset, 0), MOST_PIXELS)}px`).join(" ");
}
