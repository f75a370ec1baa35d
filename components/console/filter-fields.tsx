import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type AmountBounds, amountBounds } from "@/server/kernel/amount-range";
import { Checkbox, Radio } from "../ui/choice";
import { Day } from "../ui/day";
import { HiddenField } from "../ui/hidden-fields";
import { Input, Select } from "../ui/input";
import { FilterDay } from "./list-parts";

type Option = {
  readonly value: string;
  readonly words: ReactNode;
  readonly mark?: ReactNode;
  readonly count?: number | undefined;
};

type ChoicesProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  readonly isSingle?: boolean;
};

const CHOICE = "flex min-h-8 items-center gap-2.5 text-ink pointer-coarse:min-h-11";

export function Choices({ name, label, options, chosen, isSingle = false }: ChoicesProps) {
  const ticked = chosen?.split(",") ?? [];
  return (
    <fieldset className="max-h-64 overflow-y-auto">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, ...option }) =>
        isSingle ? (
          <label key={value} className={CHOICE}>
            <Radio look="dense" name={name} value={value} defaultChecked={ticked.includes(value)} />
            <Said {...option} />
          </label>
        ) : (
          <label key={value} className={CHOICE}>
            <Checkbox look="dense" name={name} value={value} defaultChecked={ticked.includes(value)} />
            <Said {...option} />
          </label>
        ),
      )}
    </fieldset>
  );
}

function Said({ mark, words, count }: Omit<Option, "value">) {
  return (
    <>
      {mark}
      {words}
      {count !== undefined && <span className="figures ms-auto ps-2 text-muted text-xs">{count}</span>}
    </>
  );
}

export function Chosen({ options, chosen }: Pick<ChoicesProps, "options" | "chosen">) {
  const values = chosen?.split(",") ?? [];
  return values.map((value, index) => (
    <span key={value}>
      {index > 0 && ", "}
      {options.find((option) => option.value === value)?.words ?? <bdi dir="ltr">{value}</bdi>}
    </span>
  ));
}

const LIMITS = [
  { end: "least", name: "from", excluding: "above", sign: "≥", strictSign: ">" },
  { end: "most", name: "to", excluding: "below", sign: "≤", strictSign: "<" },
] as const;

export function AmountFields({ amount }: { amount: string | null }) {
  const t = useTranslations("console.list.amounts");
  const bounds = amount === null ? { least: null, most: null } : amountBounds(amount);
  return LIMITS.map(({ end, name, excluding, sign, strictSign }) => {
    const limit = bounds[end];
    return (
      <fieldset key={end} className="flex gap-2">
        <legend className="mb-1 text-muted text-xs">{t(`${end}Is`)}</legend>
        <span className="w-32 shrink-0">
          <Select
            look="dense"
            name={`amount_${excluding}`}
            aria-label={t(`${end}Is`)}
            defaultValue={limit?.isStrict ? "yes" : ""}
            any={`${t(name)} (${sign})`}
            options={[["yes", `${t(excluding)} (${strictSign})`]]}
          />
        </span>
        <Input
          type="text"
          inputMode="decimal"
          name={`amount_${name}`}
          aria-label={t(end === "least" ? "lowest" : "highest")}
          defaultValue={limit?.amount ?? ""}
          maxLength={24}
          autoComplete="off"
          dir="ltr"
          look="dense"
          className="figures"
        />
      </fieldset>
    );
  });
}

export function ShownAmount({ amount }: { amount: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {amountText(amountBounds(amount))}
    </bdi>
  );
}

function amountText({ least, most }: AmountBounds): string {
  if (least !== null && least.amount === most?.amount) return least.amount;
  if (least?.isStrict === false && most?.isStrict === false) return `${least.amount} – ${most.amount}`;
  const from = least && `${least.isStrict ? ">" : "≥"} ${least.amount}`;
  const to = most && `${most.isStrict ? "<" : "≤"} ${most.amount}`;
  return [from, to].filter((end) => end !== null).join(", ");
}

type Days = { readonly from: string | null; readonly to: string | null };

export function DayFields({ by, from, to }: Days & { readonly by: string }) {
  const t = useTranslations("console.list");
  return (
    <>
      <HiddenField name="by" value={by} />
      <FilterDay name="from" label={t("from")} chosen={from} />
      <FilterDay name="to" label={t("to")} chosen={to} />
    </>
  );
}

export function ShownDays({ from, to }: Days) {
  const t = useTranslations("console.list");
  if (from === null && to === null) return t("anyDay");
  if (from === null) return t.rich("until", { day: () => <Day on={to ?? ""} month="short" /> });
  if (to === null) return t.rich("since", { day: () => <Day on={from} month="short" /> });
  if (from === to) return <Day on={from} month="short" />;
  return (
    <>
      <Day on={from} month="short" /> – <Day on={to} month="short" />
    </>
  );
}

export function useList(): (words: readonly string[]) => string {
  const locale = useLocale();
  return (words) => new Intl.ListFormat(locale, { type: "unit", style: "short" }).format(words);
}
