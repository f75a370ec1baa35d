/**
 * Loads a request's messages for next-intl. Only the URL's path decides the language; there are no cookies or
 * redirects.
 */
import { getRequestConfig } from "next-intl/server";
import type { Language } from "@/server/kernel/words";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
import { languageOf } from "./languages";

declare module "next-intl" {
  interface AppConfig {
    Messages: typeof en;
    Locale: Language;
  }
}

export default getRequestConfig(async ({ requestLocale }) => {
  const locale = languageOf(await requestLocale) ?? "en";
  return { locale, messages: locale === "ar" ? ar : en, timeZone: "UTC" };
});
