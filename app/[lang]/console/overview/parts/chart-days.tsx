import { useLocale, useTranslations } from "next-intl";
import { Radio } from "@/components/ui/choice";
import { dayText } from "@/server/kernel/day-text";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import type { BarVolume } from "./grain";

type Props = {
  readonly days: readonly BarVolume[];
  readonly currency: string;
  readonly label: string;
  readonly hrefs: readonly string[];
};

/** The bars of a chart, usable by arrow keys and taps without JavaScript; a click opens a bar's payments. */
export function ChartDays({ days, currency, label, hrefs }: Props) {
  const t = useTranslations("console.overview.volume");
  return (
    <fieldset className="chart-days">
      <legend className="sr-only">{label}</legend>
      {days.map((volume, index) => (
        <span key={volume.day} style={placeOf(index, days.length)}>
          <label>
            <Radio name="bar" />
            <Card volume={volume} currency={currency} />
          </label>
          <a href={hrefs[index]} tabIndex={-1}>
            {t("payments")}
          </a>
        </span>
      ))}
    </fieldset>
  );
}

function placeOf(index: number, count: number): Record<string, string> {
  const [side, bars] = index < count / 2 ? (["--start", index + 1] as const) : (["--end", count - index] as const);
  return { [side]: `${Math.round((bars / count) * 100)}%` };
}

export function daysText({ day, last }: BarVolume, language: Language): string {
  const days = [day, ...(last === day ? [] : [last])];
  return days.map((on) => dayText(on, language, { day: "numeric", month: "short", year: "numeric" })).join(" – ");
}

function Card({ volume, currency }: { volume: BarVolume; currency: string }) {
  const t = useTranslations("console.overview.volume");
  const language = useLocale();
  const number = (amount: string) => moneyText({ amount, currency }, language).number;
  return (
    <span>
      <b>{daysText(volume, language)}</b>
      <i>
        {`${t("received")} `}
        <bdi>{number(volume.settled)}</bdi>
      </i>
      <i>
        {`${t("former")} `}
        <bdi>{number(volume.before)}</bdi>
      </i>
    </span>
  );
}
