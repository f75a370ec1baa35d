import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FilterChips, type ListFilter } from "@/components/console/filter-chips";
import { AmountFields, Choices, Chosen, DayFields, ShownAmount, ShownDays } from "@/components/console/filter-fields";
import { FilterChoice, FilterDay, FilterText } from "@/components/console/list-parts";
import type { SubscriptionValues } from "@/server/domain/console";
import { NO_CARD, PLAN_DAYS, RENEWAL_RESULTS } from "@/server/domain/console/core/words";
import { FREQUENCIES, SUBSCRIPTION_STATES } from "@/server/domain/subscriptions/core/words";
import { SCHEME_KEYS, schemeName } from "@/server/kernel/card-scheme";

type Props = {
  readonly values: SubscriptionValues;
  readonly currencies: readonly string[];
  readonly hasCards: boolean;
};

export function SubscriptionFilter(props: Props) {
  const { values } = props;
  const t = useTranslations("console.subscriptions");
  const { status, rows } = values;
  return (
    <FilterChips
      values={values}
      kept={{ status, rows }}
      search={{ label: t("search"), text: values.q }}
      filters={[...useChoices(props), ...useDays(props), ...useLinked(props)]}
    />
  );
}

type Option = { readonly value: string; readonly words: ReactNode };

function useChoices({ values, currencies, hasCards }: Props): ListFilter[] {
  const t = useTranslations("console.subscriptions");
  const codes = [...new Set([...currencies, ...(values.currency === null ? [] : [values.currency])])];
  const schemes = SCHEME_KEYS.map((value) => ({ value, words: <bdi dir="ltr">{schemeName(value)}</bdi> }));
  const cards = [...schemes, { value: NO_CARD, words: t("detail.noCard") }];
  const amount: ListFilter = {
    name: "amount",
    words: t("columns.amount"),
    shown: values.amount === null ? null : <ShownAmount amount={values.amount} />,
    params: ["amount"],
    fields: <AmountFields amount={values.amount} />,
  };
  const card: ListFilter = {
    name: "card",
    words: t("columns.card"),
    shown: values.card === null ? null : <Chosen options={cards} chosen={values.card} />,
    params: ["card"],
    fields: hasCards ? <CardFields options={cards} chosen={values.card} /> : null,
  };
  const choice = (name: "state" | "frequency" | "currency", words: string, options: readonly Option[]): ListFilter => ({
    name,
    words,
    shown: values[name] === null ? null : <Chosen options={options} chosen={values[name]} />,
    params: [name],
    fields:
      options.length > 1 || values[name] !== null ? (
        <Choices name={name} label={words} options={options} chosen={values[name]} isSingle={name !== "state"} />
      ) : null,
  });
  const states = SUBSCRIPTION_STATES.map((value) => ({ value, words: t(`statuses.${value}`) }));
  const frequencies = FREQUENCIES.map((value) => ({ value, words: t(`frequencies.${value}`) }));
  const coded = codes.map((value) => ({ value, words: <bdi dir="ltr">{value}</bdi> }));
  return [
    choice("state", t("columns.state"), states),
    amount,
    choice("frequency", t("frequency"), frequencies),
    card,
    choice("currency", t("columns.currency"), coded),
  ];
}

function CardFields({ options, chosen }: { options: readonly Option[]; chosen: string | null }) {
  const t = useTranslations("console.subscriptions");
  const digits = chosen?.split(",").filter((word) => /^\d/.test(word)) ?? [];
  return (
    <>
      <Choices name="card" label={t("columns.card")} options={options} chosen={chosen} />
      <FilterText name="card" label={t("lastFour")} chosen={digits.join(", ")} />
    </>
  );
}

function useDays({ values }: Props): ListFilter[] {
  const t = useTranslations("console.subscriptions");
  const { from, to } = values;
  return PLAN_DAYS.map((name) => {
    const isChosen = values.by === name;
    return {
      name: `by-${name}`,
      words: t(`days.${name}`),
      shown: isChosen ? <ShownDays from={from} to={to} /> : null,
      params: ["by", "from", "to", "renewal"],
      fields: <DayFields by={name} {...(isChosen ? { from, to } : { from: null, to: null })} />,
    };
  });
}

function useLinked({ values: { customer, renewal, from, to } }: Props): ListFilter[] {
  const t = useTranslations("console.subscriptions");
  const list = useTranslations("console.list");
  return [
    {
      name: "customer",
      words: t("customerId"),
      shown: customer === null ? null : <bdi dir="ltr">{customer}</bdi>,
      params: ["customer"],
      fields: customer === null ? null : <FilterText name="customer" label={t("customerId")} chosen={customer} />,
    },
    {
      name: "renewal",
      words: t("renewal"),
      shown:
        renewal === null ? null : (
          <>
            {t(`renewalResults.${renewal}`)} · <ShownDays from={from} to={to} />
          </>
        ),
      params: ["by", "from", "to", "renewal"],
      fields: (
        <>
          <FilterChoice
            name="renewal"
            label={t("renewal")}
            chosen={renewal ?? "due"}
            options={RENEWAL_RESULTS.map((each) => [each, t(`renewalResults.${each}`)])}
          />
          <FilterDay name="from" label={list("from")} chosen={renewal === null ? null : from} />
          <FilterDay name="to" label={list("to")} chosen={renewal === null ? null : to} />
        </>
      ),
    },
  ];
}
