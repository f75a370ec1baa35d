/** Shows a date and 24-hour time in the merchant's time zone; the tooltip shows UTC. */
import { useLocale } from "next-intl";
import { LOCALES } from "@/server/kernel/words";

type Props = {
  /** ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
  /** `day` has day and time, `clock` only the time, `full` also weekday and year, `time` has seconds. */
  readonly style?: keyof typeof STYLES;
};

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const STYLES = {
  clock: CLOCK,
  day: { day: "numeric", month: "short", ...CLOCK },
  full: { weekday: "short", day: "numeric", month: "short", year: "numeric", ...CLOCK },
  time: { ...CLOCK, second: "2-digit" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

export function Instant({ at, timeZone, style = "day" }: Props) {
  const text = new Intl.DateTimeFormat(LOCALES[useLocale()], { ...STYLES[style], timeZone }).format(new Date(at));
  return (
    <time dateTime={at} title={`${at.slice(0, 19).replace("T", " ")} UTC`} className="figures whitespace-nowrap">
      {text}
    </time>
  );
}
