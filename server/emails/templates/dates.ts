/** Formats instants in mails: months in words, Latin digits in both languages. */
import type { Translator } from "@/server/i18n/translator";
import { LONG_DAY } from "@/server/i18n/written-day";
import type { Language } from "@/server/kernel/types";
import { LOCALES } from "@/server/kernel/words";

/** An instant with its offset from UTC, because the reader's time zone is unknown. */
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
