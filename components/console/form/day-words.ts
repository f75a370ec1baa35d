import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/server/kernel/types";

export type DayWords = Readonly<Record<"invalid" | "open" | "previous" | "next" | "today", string>>;

export function useDayWords(label: string): { readonly words: DayWords; readonly language: Language } {
  const t = useTranslations("console.form.day");
  const words = {
    invalid: t("invalid"),
    open: t("open", { label }),
    previous: t("previous"),
    next: t("next"),
    today: t("today"),
  };
  return { words, language: useLocale() };
}
