import { useLocale, useTranslations } from "next-intl";
import type { BarVolume } from "./grain";

type Props = { readonly volume: BarVolume; readonly isInLastHalf: boolean };

export function HoverCard({ volume: { day, last, settled, before }, isInLastHalf }: Props) {
  const t = useTranslations("console.overview.volume");
  const isArabic = useLocale() === "ar";
  const format = new Intl.DateTimeFormat(isArabic ? "ar-u-nu-latn" : "en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const days = [day, ...(last === day ? [] : [last])].map((on) => format.format(new Date(`${on}T00:00:00Z`)));
  return (
    <span dir={isArabic ? "rtl" : undefined} className={isInLastHalf ? "last" : undefined}>
      <b>{days.join(" – ")}</b>
      <i>
        {`${t("received")} `}
        <bdi>{settled}</bdi>
      </i>
      <i>
        {`${t("former")} `}
        <bdi>{before}</bdi>
      </i>
    </span>
  );
}
