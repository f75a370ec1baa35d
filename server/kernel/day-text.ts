import type { Language } from "./words";

export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };

/** @param day `YYYY-MM-DD` */
export function dayText(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
