import { IN_POPUPS } from "@/sdk/web/popup-parts";
import { type ThemeFault, themeRules } from "@/sdk/web/theme";
import { IN_FRAME } from "./theme-parts";
import { isWalletLook, walletLooks } from "./wallet-looks";

const warned = new Set<string>();

/** Warns in the console, once each, of parts of a theme that have no effect. */
export function warnOfTheme(theme: unknown): void {
  for (const fault of faultsIn(theme)) {
    // biome-ignore lint/suspicious/noConsole: host page developers read the console
    if (!warned.has(fault)) console.warn(`Checkout: ${fault}`);
    warned.add(fault);
  }
}

function faultsIn(theme: unknown): Set<string> {
  const faults = new Set<string>();
  const isElsewhere = ({ part, property }: ThemeFault) => property === undefined && IN_POPUPS.partOf(part) !== null;
  const rules = themeRules(theme, IN_FRAME, (fault) => {
    if (!isElsewhere(fault) && !isWalletLook(fault.part, fault.property)) faults.add(sentence(fault));
  });
  for (const { part, style } of rules)
    for (const [property, value] of style)
      if (!CSS.supports(property, value)) faults.add(sentence({ part, property, value }));
  walletLooks(theme, (fault) => faults.add(fault));
  return faults;
}

function sentence({ part, property, value }: ThemeFault): string {
  if (property === undefined) return `theme: there is no part ${quoted(part)}.`;
  return `theme: ${part} cannot have ${quoted(`${property}: ${value}`)}.`;
}

function quoted(text: string): string {
  return `"${text.slice(0, 60)}"`;
}
