import { useTranslations } from "next-intl";

export type DayWords = Readonly<Record<"invalid" | "open" | "previous" | "next" | "today", string>>;

export function useDayWords(label: string): DayWords {
  const t = useTranslations("console.form.day");
  return {
    invalid: t("invalid"),
    open: t("open", { label }),
    previous: t("previous"),
    next: t("next"),
    today: t("today"),
  };
}
