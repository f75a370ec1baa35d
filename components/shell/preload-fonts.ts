import arabic from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2";
import arabicBold from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { preload } from "react-dom";
import type { Language } from "@/server/kernel/types";

/** Fonts to preload on pages of a language; digits and currency codes are Latin in both languages. */
const FONTS: Readonly<Record<Language, readonly string[]>> = { en: [inter], ar: [inter, arabic, arabicBold] };

/** Preloads fonts; must be called while the document is rendered. */
export function preloadFonts(language: Language): void {
  for (const address of FONTS[language]) {
    preload(address, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
