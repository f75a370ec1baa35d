/** The two languages of the pages (Spec, "Conventions"). */
import type { Language } from "@/server/kernel/types";
import { LANGUAGES } from "@/server/kernel/words";

/** The language that a path segment names, or null. */
export function languageOf(text: unknown): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}

/** The language that the switch of a page leads to. */
export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}
