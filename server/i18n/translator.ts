import { createTranslator } from "next-intl";
import type { Language } from "@/server/kernel/types";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";

export function translator(language: Language) {
  return createTranslator({ locale: language, messages: language === "ar" ? ar : en, timeZone: "UTC" });
}

export type Translator = ReturnType<typeof translator>;
