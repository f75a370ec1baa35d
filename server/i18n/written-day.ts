import type { Language } from "@/server/kernel/types";

export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };
export const LONG_DAY = { day: "numeric", month: "long", year: "numeric" } as const;

export function writtenDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}
