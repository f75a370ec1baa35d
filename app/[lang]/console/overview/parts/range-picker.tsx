import { useTranslations } from "next-intl";
import { DayInput } from "@/components/console/form/day-input";
import { useDayWords } from "@/components/console/form/day-words";
import { queryOf } from "@/components/console/list-parts";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { HiddenField } from "@/components/ui/hidden-fields";
import { Select } from "@/components/ui/input";
import type { NamedRange, Span } from "@/server/domain/figures";

type Props = {
  readonly ranges: readonly NamedRange[];
  readonly span: Span;
  readonly range: NamedRange | null;
  readonly currency: string;
  readonly currencies: readonly string[];
};

export function RangePicker({ ranges, span, range, currency, currencies }: Props) {
  const t = useTranslations("console.overview.ranges");
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={t("label")} className="flex flex-wrap gap-1">
        {ranges.map((name) => (
          <a
            key={name}
            href={queryOf({ range: name, currency })}
            aria-current={name === range ? "page" : undefined}
            className={`${BUTTON} aria-[current]:bg-accent-soft aria-[current]:text-accent`}
          >
            {t(name)}
          </a>
        ))}
      </nav>
      <form className="flex flex-wrap items-center gap-2">
        <Day name="from" label={t("from")} day={span.from} />
        <Day name="to" label={t("to")} day={span.to} />
        {currencies.length > 1 ? (
          <Select
            look="dense"
            name="currency"
            aria-label={t("currency")}
            defaultValue={currency}
            options={currencies.map((code) => [code, code])}
            className="w-auto!"
          />
        ) : (
          <HiddenField name="currency" value={currency} />
        )}
        <Button type="submit" className={BUTTON}>
          {t("show")}
        </Button>
      </form>
    </div>
  );
}

function Day({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <span className="w-40">
      <DayInput name={name} aria-label={label} {...useDayWords(label)} defaultValue={day} />
    </span>
  );
}
