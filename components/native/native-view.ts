import { FRAME_WORDS } from "@/sdk/web/place";
import type { CheckoutLanguage } from "@/sdk/web/types";
import { OUTLINE, WALLET, WALLET_GROUND } from "../ui/button-styles";
import type { NativeWalletState } from "./native-wallets";
import type { NativeWallet } from "./shell-options";

export type NativeView = {
  /** `outside`: the page is not in an app. `silent`: the app around the page does not answer. */
  readonly phase: "greeting" | "outside" | "silent" | "open";
  readonly lang: CheckoutLanguage;
  readonly padding: string | null;
  readonly hasFailed: boolean;
  readonly wallets: readonly NativeWalletState[];
};

export type NativeWords = Readonly<
  Record<"loading" | "outside" | "silent" | "pay" | "setup" | "unavailable" | "canceled", string>
>;

/** Id of the element with the app's wallets; React replaces it, empty, when the page's language changes. */
export const PLACE = "in-an-app";

const PAY = `${WALLET} ${WALLET_GROUND} font-semibold`;

export function showNative(view: NativeView, words: NativeWords, press: (wallet: NativeWallet) => void): void {
  const place = document.getElementById(PLACE);
  const main = place?.closest("main");
  if (!place || !main) return;
  const { phase } = view;
  const content = [...main.children].filter((child) => child !== place && child.tagName !== "SCRIPT");
  main.style.padding = view.padding ?? "";
  place.textContent = "";
  for (const child of content) {
    child.toggleAttribute("inert", phase !== "open");
    child.toggleAttribute("hidden", phase === "outside" || phase === "silent");
  }
  const isEmpty = content.length === 0 && document.readyState !== "loading";
  const isWaiting = phase === "open" || phase === "greeting";
  const text = isWaiting ? isEmpty && (view.hasFailed ? FRAME_WORDS[view.lang].slow : words.loading) : words[phase];
  if (text) place.append(textOf(text, "p-5 text-text", "status"));
  for (const { wallet, kind } of view.wallets) {
    if (kind === "unavailable") place.append(textOf(words.unavailable, "mb-2 px-5 py-2 text-muted"));
    else place.append(buttonOf(words[kind], kind === "pay" ? PAY : OUTLINE, () => press(wallet)));
  }
}

function textOf(text: string, look: string, role?: string): HTMLElement {
  const paragraph = document.createElement("p");
  paragraph.className = `text-center ${look}`;
  if (role !== undefined) paragraph.setAttribute("role", role);
  paragraph.textContent = text;
  return paragraph;
}

function buttonOf(text: string, look: string, press: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${look} mb-2`;
  button.textContent = text;
  button.addEventListener("click", press);
  return button;
}
