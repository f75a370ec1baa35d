/** Search and filters as forms and links; the page's address contains all values. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { HiddenFields } from "../ui/hidden-fields";
import { Input } from "../ui/input";
import { Icon } from "./icon";
import { queryOf } from "./list-parts";
import { BUTTON_PRIMARY, TEXT_LINK } from "./styles";

type Values = Readonly<Record<string, string | null>>;

export type ListFilter = {
  readonly name: string;
  readonly words: string;
  /** The filter's chosen values as text; null if the filter is not set. */
  readonly shown: ReactNode | null;
  readonly params: readonly string[];
  /** Query parameters that removing the filter sets; its other parameters are dropped. */
  readonly removed?: Values;
  /** The filter's form fields; null if other pages set the filter, so that it can only be removed. */
  readonly fields: ReactNode | null;
};

type Props = {
  readonly values: Values;
  /** Query parameters that are kept when all filters are removed. */
  readonly kept: Values;
  readonly search: { readonly label: string; readonly text: string | null };
  readonly filters: readonly ListFilter[];
};

const CHIP = "inline-flex min-h-8 items-center gap-1.5 border border-line px-2.5 text-muted pointer-coarse:min-h-11";
const SUMMARY = "cursor-pointer list-none hover:bg-accent-soft [&::-webkit-details-marker]:hidden";
const PANEL =
  "absolute inset-x-4 top-full z-20 mt-1 rounded-lg border border-line bg-raised shadow-float sm:inset-x-auto sm:start-0 sm:w-72";

export function FilterChips({ values, kept, search, filters }: Props) {
  const t = useTranslations("console.list");
  const set = filters.filter(({ shown }) => shown !== null);
  const others = filters.filter(({ shown, fields }) => shown === null && fields !== null);
  return (
    <div className="relative flex flex-wrap items-center gap-2 border-line border-b px-4 py-2 sm:px-5">
      <search className="min-w-44 grow sm:max-w-80">
        <form aria-label={search.label} className="relative">
          <Hidden values={values} without={["q"]} />
          <Icon name="search" className="pointer-events-none absolute start-2.5 top-0 h-full w-4 text-muted" />
          <Input
            type="search"
            name="q"
            defaultValue={search.text ?? ""}
            key={search.text}
            maxLength={128}
            autoComplete="off"
            aria-label={search.label}
            placeholder={search.label}
            look="dense"
            className="ps-8"
          />
        </form>
      </search>
      <ul aria-label={t("filters")} data-filters="" className="contents">
        {set.map((filter) => (
          <li key={filter.name} className="flex">
            <SetFilter filter={filter} values={values} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <AddFilter filters={others} values={values} />}
      {(set.length > 0 || search.text !== null) && (
        <a href={queryOf(kept)} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
          {t("clear")}
        </a>
      )}
    </div>
  );
}

function SetFilter({ filter, values }: { filter: ListFilter; values: Values }) {
  const t = useTranslations("console.list");
  const { words, shown, params, removed = {}, fields } = filter;
  const without = Object.fromEntries(params.map((param) => [param, null]));
  const said = (
    <>
      {words} <span className="max-w-64 truncate font-medium text-ink">{shown}</span>
    </>
  );
  return (
    <>
      {fields === null ? (
        <span className={`${CHIP} rounded-s-lg`}>{said}</span>
      ) : (
        <details data-panel="" name="filter" className="sm:relative">
          <summary className={`${CHIP} ${SUMMARY} rounded-s-lg`}>{said}</summary>
          <div className={`${PANEL} p-4`}>
            <FilterForm filter={filter} values={values} />
          </div>
        </details>
      )}
      <a
        href={queryOf({ ...values, ...without, ...removed, cursor: null })}
        aria-label={t("removeFilter", { name: words })}
        className={`${CHIP} rounded-e-lg border-s-0 px-1.5! hover:bg-bad-soft hover:text-bad`}
      >
        <Icon name="x" className="size-3.5" />
      </a>
    </>
  );
}

const ICON_OF_PARAMETER: Readonly<Record<string, string>> = {
  by: "calendar",
  state: "check",
  amount: "hand-coins",
  method: "credit-card",
  card: "credit-card",
  gateway: "network",
  reason: "circle-alert",
  currency: "banknote-arrow-down",
  frequency: "repeat",
};

function AddFilter({ filters, values }: { filters: readonly ListFilter[]; values: Values }) {
  const t = useTranslations("console.list");
  return (
    <details data-panel="" name="filter" className="sm:relative">
      <summary className={`${CHIP} ${SUMMARY} rounded-lg border-field! border-dashed font-medium text-ink`}>
        <Icon name="plus" className="size-3.5" />
        {t("addFilter")}
      </summary>
      <div className={`${PANEL} max-h-96 overflow-y-auto py-1`}>
        {filters.map((filter) => (
          <details key={filter.name} name="added-filter">
            <summary className={`flex min-h-9 items-center gap-2.5 px-4 text-ink pointer-coarse:min-h-11 ${SUMMARY}`}>
              <Icon name={ICON_OF_PARAMETER[filter.params[0] ?? ""] ?? "list-filter"} className="size-4 text-muted" />
              <span className="me-auto">{filter.words}</span>
              <Icon name="chevron-right" turns className="size-3.5 text-muted" />
            </summary>
            <div className="border-line border-y bg-sunken p-4">
              <FilterForm filter={filter} values={values} />
            </div>
          </details>
        ))}
      </div>
    </details>
  );
}

function FilterForm({ filter: { words, params, fields }, values }: { filter: ListFilter; values: Values }) {
  const t = useTranslations("console.list");
  return (
    <form aria-label={words} className="grid gap-3">
      <Hidden values={values} without={params} />
      {fields}
      <div>
        <Button type="submit" className={BUTTON_PRIMARY}>
          {t("apply")}
        </Button>
      </div>
    </form>
  );
}

function Hidden({ values, without }: { values: Values; without: readonly string[] }) {
  const kept = Object.entries(values).filter(
    (pair): pair is [string, string] => pair[1] !== null && ![...without, "cursor", "open", "gone"].includes(pair[0]),
  );
  return <HiddenFields values={Object.fromEntries(kept)} />;
}
