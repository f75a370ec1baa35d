import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FilterDay } from "@/components/console/list-parts";
import { Checkbox, Radio } from "@/components/ui/choice";
import { Day } from "@/components/ui/day";
import { HiddenField } from "@/components/ui/hidden-fields";
import { Input } from "@/components/ui/input";

type Option = { readonly value: string; readonly words: ReactNode };

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
      {options.map(({ value, words }) =>
        isSingle ? (
          <label key={value} className={CHOICE}>
            <Radio look="dense" name={name} value={value} defaultChecked={ticked.includes(value)} />
            {words}
          </label>
        ) : (
          <label key={value} className={CHOICE}>
            <Checkbox look="dense" name={name} value={value} defaultChecked={ticked.includes(value)} />
            {words}
          </label>
        ),
      )}
    </fieldset>
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

export function AmountFields({ amount }: { amount: string | null }) {
  const t = useTranslations("console.payments.filter");
  const [least = "", most = ""] = ends(amount);
  return (["amount_from", "amount_to"] as const).map((name, index) => (
    <label key={name}>
      <span className="mb-1 block text-muted text-xs">{t(name)}</span>
      <Input
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={[least, most][index]}
        maxLength={24}
        autoComplete="off"
        dir="ltr"
        look="dense"
        className="figures"
      />
    </label>
  ));
}

/** The typed limits of an amount; limits that are excluded cannot be typed in this form. */
function ends(amount: string | null): readonly string[] {
  if (amount === null) return [];
  if (amount.includes("..")) return amount.split("..");
  if (amount.startsWith(">")) return [amount.replace(/^>=?/, "")];
  return amount.startsWith("<") ? ["", amount.replace(/^<=?/, "")] : [amount, amount];
}

export function ShownAmount({ amount }: { amount: string }) {
  const words = amount
    .replace(/^>=/, "≥ ")
    .replace(/^<=/, "≤ ")
    .replace(/^[<>]/, "$& ")
    .replace(/^\.\./, "≤ ")
    .replace(/^(.*)\.\.$/, "≥ $1")
    .replace("..", " – ");
  return (
    <bdi dir="ltr" className="figures">
      {words}
    </bdi>
  );
}

type Days = { readonly from: string | null; readonly to: string | null };

export function DayFields({ by, from, to }: Days & { readonly by: string }) {
  const t = useTranslations("console.payments");
  return (
    <>
      <HiddenField name="by" value={by} />
      <FilterDay name="from" label={t("from")} chosen={from} />
      <FilterDay name="to" label={t("to")} chosen={to} />
    </>
  );
}

export function ShownDays({ from, to }: Days) {
  const t = useTranslations("console.payments.filter");
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
