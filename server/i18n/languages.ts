/** The two languages of the pages (Spec, "Conventions"). */
import type { Language } from "../kernel/types";

export const LANGUAGES: readonly Language[] = ["en", "ar"];

/** The language that a path segment or query value names, or null. */
export function languageOf(text: unknown): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}

/** The language that the switch of a page leads to. */
export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}

/** The writing direction of a language. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
