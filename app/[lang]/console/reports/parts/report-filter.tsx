import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice } from "@/components/console/list-parts";
import type { ReportValues } from "@/server/domain/reports";
import { LISTED_INTERVALS, SOURCES } from "@/server/domain/reports/core/words";

export const INTERVALS = LISTED_INTERVALS;

export function ReportFilter({ values }: { values: ReportValues }) {
  const t = useTranslations("console.reports");
  return (
    <FilterBar values={values}>
      <FilterChoice
        name="interval"
        label={t("interval")}
        chosen={values.interval}
        options={INTERVALS.map((interval) => [interval, t(`intervals.${interval}`)])}
      />
      <FilterChoice
        name="source"
        label={t("source")}
        chosen={values.source}
        options={SOURCES.map((source) => [source, t(`sources.${source}`)])}
      />
    </FilterBar>
  );
}
