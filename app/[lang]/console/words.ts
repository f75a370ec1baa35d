/** The console's sentences in a language. */
import { getTranslations } from "next-intl/server";
import type { Language } from "@/server/kernel/types";

/** Below `console` in the messages. */
export function consoleWords(language: Language) {
  return getTranslations({ locale: language, namespace: "console" });
}
