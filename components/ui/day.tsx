/** A civil day: a day of the calendar that no time zone moves. */
import { useLocale } from "next-intl";

/**
 * `on` is `YYYY-MM-DD`; the month is a word, a short one in tables, and digits are Latin in both languages.
 */
export function Day({ on, month = "long" }: { on: string; month?: "long" | "short" }) {
  const locale = useLocale() === "ar" ? "ar-u-nu-latn" : "en-GB";
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" });
  return (
    <time dateTime={on} className="figures">
      {format.format(new Date(`${on}T00:00:00Z`))}
    </time>
  );
}
