import { useLocale } from "next-intl";
import { dayText } from "@/server/kernel/day-text";

/**
 * Shows a day; `on` is `YYYY-MM-DD`. The month is a word, abbreviated if `short`, with Latin digits in both
 * languages.
 */
export function Day({ on, month = "long" }: { on: string; month?: "long" | "short" }) {
  const language = useLocale();
  return (
    <time dateTime={on} className="figures inline-block">
      {dayText(on, language, { day: "numeric", month, year: "numeric" })}
    </time>
  );
}
