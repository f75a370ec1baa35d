import type { Language } from "@/server/kernel/types";
import { LANGUAGES } from "@/server/kernel/words";

export function languageOf(text: unknown): Language | null {
  return LANGUAGES.find((language) => language === text) ?? null;
}

export function otherLanguage(language: Language): Language {
  return language === "ar" ? "en" : "ar";
}
