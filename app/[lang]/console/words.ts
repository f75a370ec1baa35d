import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

/** Messages below `console`. */
export function consoleWords(language: Language) {
  return getTranslations({ locale: language, namespace: "console" });
}
