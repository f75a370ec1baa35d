import { useLocale, useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import type { Span } from "@/server/domain/figures";
import { dayText } from "@/server/kernel/day-text";
import { addMonths, type CivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly month: Span;
  readonly before: Span;
  readonly after: Span;
  readonly today: CivilDate;
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly language: Language;
};

export function MonthChoice({ month, before, after, today, currency, currencies, language }: Props) {
  const t = useTranslations("console.month");
  const file = (format: string) =>
    consoleHref(language, "month", `/export${queryOf({ month: monthName(month), currency, format })}`);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {[before, after].map((other) => (
        <a key={other.from} href={queryOf({ month: monthName(other), currency })} className={BUTTON}>
          <MonthName month={other} />
        </a>
      ))}
      <form className="flex flex-wrap items-center gap-2">
        <Select
          look="dense"
          name="month"
          aria-label={t("month")}
          defaultValue={monthName(month)}
          options={offeredMonths(today, monthName(month)).map((name) => [name, inWords(name, language)])}
          className="figures w-auto!"
        />
        <Select
          look="dense"
          name="currency"
          aria-label={t("currency")}
          defaultValue={currency}
          options={[...new Set([currency, ...currencies])].map((code) => [code, code])}
          className="w-auto!"
        />
        <Button type="submit" className={BUTTON}>
          {t("show")}
        </Button>
      </form>
      <a href={file("CSV")} download aria-keyshortcuts="E" className={BUTTON}>
        {t("csv")}
      </a>
      <a href={file("XLSX")} download className={BUTTON}>
        {t("xlsx")}
      </a>
    </div>
  );
}

function monthName({ from }: Span): string {
  return from.slice(0, 7);
}

const OFFERED_MONTHS = 36;

function offeredMonths(today: CivilDate, shown: string): readonly string[] {
  const months = Array.from({ length: OFFERED_MONTHS }, (_, back) => addMonths(today, -back).slice(0, 7));
  return [...new Set([...months, shown])].sort().reverse();
}

function inWords(month: string, language: Language): string {
  return dayText(`${month}-01`, language, { month: "long", year: "numeric" });
}

export function MonthName({ month }: { month: Span }) {
  return <time dateTime={monthName(month)}>{inWords(monthName(month), useLocale())}</time>;
}
