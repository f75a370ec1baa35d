import { fitFonts, fontAddress } from "@/sdk/web/appearance";

const loaded = new Set<string>();

/**
 * Loads every file before it is used, because loading files for needed characters would reveal to their
 * server what the customer types.
 */
export function loadFonts(fonts: unknown): void {
  for (const { family, src, weight = "normal", style = "normal" } of fitFonts(fonts)) {
    const key = JSON.stringify([family, src, weight, style]);
    const address = fontAddress(src);
    if (loaded.has(key) || address === null) continue;
    loaded.add(key);
    const font = new FontFace(family, `url("${address}")`, { weight: String(weight), style });
    font.load().then(
      () => document.fonts.add(font),
      // biome-ignore lint/suspicious/noConsole: host page developers read the console
      () => console.warn(`Checkout: the font "${family}" could not be loaded from ${src}.`),
    );
  }
}
