import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { DEFAULT_ROWS, PAGE_SIZES } from "@/server/kernel/list-rows";
import { Button } from "../ui/button";
import { HiddenFields } from "../ui/hidden-fields";
import { Input, Select } from "../ui/input";
import { DayInput } from "./form/day-input";
import { useDayWords } from "./form/day-words";
import { Icon } from "./icon";
import { Empty } from "./page-head";
import { BUTTON, TEXT_LINK } from "./styles";

type QueryValues = Readonly<Record<string, string | number | null>>;

type BarProps = {
  readonly values: QueryValues;
  readonly kept?: readonly string[];
  readonly children: ReactNode;
};

/** A form for filters, whose values are in the page's address. */
export function FilterBar({ values, kept: names = [], children }: BarProps) {
  const t = useTranslations("console.list");
  const kept = Object.fromEntries(["rows", ...names].map((name) => [name, values[name] ?? null]));
  return (
    <form aria-label={t("filters")} className="flex flex-wrap items-end gap-3 border-line border-b px-4 py-3 sm:px-5">
      <HiddenFields values={textsOf(kept)} />
      {children}
      <div className="flex items-center gap-3">
        <Button type="submit" className={BUTTON}>
          {t("apply")}
        </Button>
        {isFiltered(values, ...names) && (
          <a href={queryOf(kept)} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
            {t("clear")}
          </a>
        )}
      </div>
    </form>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string | null;
  readonly options: readonly (readonly [string, string])[];
  readonly none?: string;
};

export function FilterChoice({ name, label, chosen, options, none }: ChoiceProps) {
  const t = useTranslations("console.list");
  return (
    <label className="min-w-36 grow basis-0 sm:max-w-52">
      <span className="mb-1 block text-muted text-xs">{label}</span>
      <Select look="dense" name={name} defaultValue={chosen ?? ""} any={none ?? t("any")} options={options} />
    </label>
  );
}

export function FilterCurrency({
  label,
  chosen,
  sums,
}: Pick<ChoiceProps, "label" | "chosen"> & { readonly sums: readonly { readonly currency: string }[] }) {
  const codes = [...new Set([...sums.map(({ currency }) => currency), ...(chosen === null ? [] : [chosen])])];
  if (codes.length < 2 && chosen === null) return null;
  return <FilterChoice name="currency" label={label} chosen={chosen} options={codes.map((code) => [code, code])} />;
}

export function FilterText({ name, label, chosen }: Omit<ChoiceProps, "options">) {
  return (
    <label className="min-w-44 grow-2 basis-0 sm:max-w-72">
      <span className="mb-1 block text-muted text-xs">{label}</span>
      <Input type="search" name={name} defaultValue={chosen ?? ""} maxLength={128} autoComplete="off" look="dense" />
    </label>
  );
}

export function FilterDay({ name, label, chosen }: Omit<ChoiceProps, "options">) {
  const id = useId();
  return (
    <div className="min-w-36 grow basis-0 sm:max-w-44">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {label}
      </label>
      <DayInput id={id} name={name} {...useDayWords(label)} defaultValue={chosen ?? ""} />
    </div>
  );
}

export function Dropped({ names }: { names: readonly string[] }) {
  const t = useTranslations("console.list");
  if (names.length === 0) return null;
  return (
    <p role="status" className="border-line border-b bg-warning-soft px-5 py-2 text-warning">
      {t.rich("dropped", { names: () => <bdi dir="ltr">{names.join(", ")}</bdi> })}
    </p>
  );
}

type NextProps = {
  readonly values: QueryValues;
  readonly next: string | null;
  readonly timeZone: string;
  readonly words?: { readonly next: string; readonly first: string } | undefined;
  readonly previous?: string | null;
  readonly isEmpty?: boolean;
  readonly position?: { readonly first: number; readonly last: number; readonly all: number };
};

/** Name of the time zone: its identifier in English, otherwise its name in the page's language. */
function zoneName(timeZone: string, locale: string): string {
  if (locale === "en") return timeZone.replaceAll("_", " ");
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export function NextPage({ values, next, timeZone, words, previous, position, isEmpty = false }: NextProps) {
  const t = useTranslations("console.list");
  const locale = useLocale();
  if (isEmpty && values.cursor === null) return null;
  return (
    <footer className="flex min-h-11 flex-wrap items-center justify-between gap-3 px-4 py-2 text-muted sm:px-5">
      <p className="flex flex-wrap items-center gap-x-4">
        {position !== undefined && position.all > 0 && <Position {...position} />}
        <span>{t.rich("zone", { zone: () => <bdi>{zoneName(timeZone, locale)}</bdi> })}</span>
      </p>
      {"rows" in values && <PageSizes values={values} />}
      <p className="flex gap-2">
        {previous === undefined && values.cursor !== null && (
          <a href={queryOf({ ...values, cursor: null })} className={BUTTON}>
            {words?.first ?? t("newest")}
          </a>
        )}
        {typeof previous === "string" && (
          <a href={queryOf({ ...values, cursor: previous })} rel="prev" className={BUTTON}>
            <Icon name="chevron-right" turns className="size-3.5 rotate-180" />
            {words?.first ?? t("previous")}
          </a>
        )}
        {next !== null && (
          <a href={queryOf({ ...values, cursor: next })} rel="next" className={BUTTON}>
            {words?.next ?? t("next")}
            {previous !== undefined && <Icon name="chevron-right" turns className="size-3.5" />}
          </a>
        )}
      </p>
    </footer>
  );
}

function Position({ first, last, all }: NonNullable<NextProps["position"]>) {
  const t = useTranslations("console.list");
  const numbers = (text: string) => (
    <bdi dir="ltr" className="figures text-ink">
      {text}
    </bdi>
  );
  return (
    <span>
      {t.rich("position", {
        rows: () => numbers(`${first.toLocaleString("en")}–${last.toLocaleString("en")}`),
        all: () => numbers(all.toLocaleString("en")),
      })}
    </span>
  );
}

function PageSizes({ values }: { values: QueryValues }) {
  const t = useTranslations("console.list");
  return (
    <nav aria-label={t("rows")} className="flex items-center gap-1 print:hidden">
      <span className="me-1">{t("rows")}</span>
      {[null, ...PAGE_SIZES].map((size) => (
        <a
          key={size}
          href={queryOf({ ...values, rows: size, cursor: null })}
          aria-current={values.rows === size ? "true" : undefined}
          className={`${BUTTON} px-2! ${values.rows === size ? "border-accent" : ""}`.trimEnd()}
        >
          {size ?? DEFAULT_ROWS}
        </a>
      ))}
    </nav>
  );
}

type BodyProps = NextProps & {
  readonly isEmpty: boolean;
  readonly dropped: readonly string[];
  readonly empty: ReactNode;
  readonly sums?: ReactNode;
  readonly children: ReactNode;
};

export function ListBody({ dropped, isEmpty, empty, sums, children, ...foot }: BodyProps) {
  const t = useTranslations("console.list");
  return (
    <>
      <Dropped names={dropped} />
      {sums}
      {isEmpty ? <Empty>{isFiltered(foot.values) ? t("noMatch") : empty}</Empty> : children}
      <NextPage {...foot} isEmpty={isEmpty} />
    </>
  );
}

export function isFiltered(values: QueryValues, ...besides: string[]): boolean {
  const narrowing = Object.entries(values).filter(([name]) => !["cursor", "rows", ...besides].includes(name));
  return narrowing.some(([, value]) => value !== null);
}

export function queryOf(values: QueryValues): string {
  return `?${new URLSearchParams(textsOf(values))}`;
}

export function textsOf(values: QueryValues): Readonly<Record<string, string>> {
  const set = Object.entries(values).filter(([, value]) => value !== null && value !== "");
  return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
}
