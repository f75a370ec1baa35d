import { type Language, LOCALES } from "./words";

/** @param day `YYYY-MM-DD` */
export function dayText(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
