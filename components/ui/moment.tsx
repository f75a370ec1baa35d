import { useLocale } from "next-intl";
import { LOCALES } from "@/server/kernel/words";

type Props = {
  readonly at: string;
  readonly timeZone: string;
  readonly named?: boolean;
};

/**
 * Shows a date and time in the given time zone: `at` is ISO 8601; digits are Latin in both languages, and
 * the day precedes the month.
 */
export function Moment({ at, timeZone, named = false }: Props) {
  const text = new Intl.DateTimeFormat(LOCALES[useLocale()], {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
    ...(named ? { timeZoneName: "short" } : {}),
  }).format(new Date(at));
  return (
    <time dateTime={at} className="figures">
      {text}
    </time>
  );
}
