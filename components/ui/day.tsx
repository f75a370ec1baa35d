import { useLocale } from "next-intl";

/**
 * Shows a day; `on` is `YYYY-MM-DD`. The month is a word, abbreviated if `short`, with Latin digits in both
 * languages.
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
