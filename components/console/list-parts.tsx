import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { HiddenFields } from "../ui/hidden-fields";
import { Input, Select } from "../ui/input";
import { Empty } from "./page-head";
import { BUTTON, TEXT_LINK } from "./styles";

type QueryValues = Readonly<Record<string, string | number | null>>;

type BarProps = {
  readonly isSet: boolean;
  readonly kept?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** A form for filters, whose values are in the page's address. */
export function FilterBar({ isSet, kept = {}, children }: BarProps) {
  const t = useTranslations("console.list");
  return (
    <form aria-label={t("filters")} className="flex flex-wrap items-end gap-3 border-line border-b px-4 py-3 sm:px-5">
      <HiddenFields values={kept} />
      {children}
      <div className="flex items-center gap-3">
        <Button type="submit" className={BUTTON}>
          {t("apply")}
        </Button>
        {isSet && (
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
  return (
    <label className="min-w-36 grow basis-0 sm:max-w-44">
      <span className="mb-1 block text-muted text-xs">{label}</span>
      <Input type="date" name={name} defaultValue={chosen ?? ""} dir="ltr" look="dense" className="figures" />
    </label>
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
  readonly children?: ReactNode;
};

/** Name of the time zone: its identifier in English, otherwise its name in the page's language. */
function zoneName(timeZone: string, locale: string): string {
  if (locale === "en") return timeZone.replaceAll("_", " ");
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

export function NextPage({ values, next, timeZone, words, children }: NextProps) {
  const t = useTranslations("console.list");
  const locale = useLocale();
  return (
    <footer className="flex min-h-11 flex-wrap items-center justify-between gap-3 px-4 py-2 text-muted sm:px-5">
      <p>{t.rich("zone", { zone: () => <bdi>{zoneName(timeZone, locale)}</bdi> })}</p>
      {children}
      <p className="flex gap-2">
        {values.cursor !== null && (
          <a href={queryOf({ ...values, cursor: null })} className={BUTTON}>
            {words?.first ?? t("newest")}
          </a>
        )}
        {next !== null && (
          <a href={queryOf({ ...values, cursor: next })} rel="next" className={BUTTON}>
            {words?.next ?? t("next")}
          </a>
        )}
      </p>
    </footer>
  );
}

type BodyProps = Omit<NextProps, "children"> & {
  readonly dropped: readonly string[];
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly sums?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

export function ListBody({ dropped, isEmpty, empty, sums, children, foot: footParts, ...foot }: BodyProps) {
  const t = useTranslations("console.list");
  return (
    <>
      <Dropped names={dropped} />
      {sums}
      {isEmpty ? <Empty>{isFiltered(foot.values) ? t("noMatch") : empty}</Empty> : children}
      <NextPage {...foot}>{footParts}</NextPage>
    </>
  );
}

export function isFiltered(values: QueryValues, ...besides: string[]): boolean {
  const narrowing = Object.entries(values).filter(([name]) => name !== "cursor" && !besides.includes(name));
  return narrowing.some(([, value]) => value !== null);
}

export function queryOf(values: QueryValues): string {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(pairs)}`;
}
