/** Days and instants as mails write them: the month in words, Latin digits in both languages. */
import type { Language } from "@/server/kernel/types";
import type { Translator } from "./translator";

const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };
const LONG_DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** A civil date with the month in words. */
export function day(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** An instant in `timeZone`, with its distance to UTC: a mail is read anywhere. */
export function moment(t: Translator, at: Date, timeZone: string, language: Language): string {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone });
  const zone = written({ timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return t("mail.moment", {
    day: written(LONG_DAY).format(at),
    time: written({ hour: "2-digit", minute: "2-digit" }).format(at),
    zone: zone?.value ?? timeZone,
  });
}
