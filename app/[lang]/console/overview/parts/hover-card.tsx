import { useLocale, useTranslations } from "next-intl";
import { dayText } from "@/server/kernel/day-text";
import { moneyText } from "@/server/kernel/money-text";
import type { BarVolume } from "./grain";

type Props = {
  readonly volume: BarVolume;
  readonly currency: string;
  readonly index: number;
  readonly count: number;
};

export function HoverCard({ volume: { day, last, settled, before }, currency, index, count }: Props) {
  const t = useTranslations("console.overview.volume");
  const language = useLocale();
  const days = [day, ...(last === day ? [] : [last])].map((on) =>
    dayText(on, language, { day: "numeric", month: "short", year: "numeric" }),
  );
  const number = (amount: string) => moneyText({ amount, currency }, language).number;
  const [side, bars] = index < count / 2 ? (["--start", index + 1] as const) : (["--end", count - index] as const);
  const place = `${Math.round((bars / count) * 100)}%`;
  return (
    <span style={{ [side]: place }}>
      <b>{days.join(" – ")}</b>
      <i>
        {`${t("received")} `}
        <bdi>{number(settled)}</bdi>
      </i>
      <i>
        {`${t("former")} `}
        <bdi>{number(before)}</bdi>
      </i>
    </span>
  );
}
