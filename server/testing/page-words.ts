/** In the place of `next-intl/server`, whose functions need Next's server, for tests of form actions. */
import { createTranslator } from "next-intl";
import type { Language } from "@/server/kernel/types";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";

export async function getTranslations({ locale, namespace }: { locale: Language; namespace: "console" }) {
  return createTranslator({ locale, messages: locale === "ar" ? ar : en, namespace, timeZone: "UTC" });
}

export function setRequestLocale(): void {}
