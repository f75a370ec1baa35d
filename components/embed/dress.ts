import { addSheet } from "@/sdk/web/add-sheet";
import { addTheme, themeRules } from "@/sdk/web/theme";
import { keepWalletLooks } from "../checkout/chosen-looks";
import { mendContrast } from "./mend-contrast";
import { IN_FRAME } from "./theme-parts";
import { SELECTORS } from "./theme-selectors";
import { walletLooks } from "./wallet-looks";
import { warnOfTheme } from "./warn-of-theme";

/** A function that removes the embedded page's theme; null without a theme. */
let takeOff: (() => void) | null = null;

export function dress(theme: unknown): void {
  undressed();
  keepWalletLooks(walletLooks(theme));
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
