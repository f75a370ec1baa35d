import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

export function consoleWords(language: Language) {
  return getTranslations({ locale: language, namespace: "console" });
}
