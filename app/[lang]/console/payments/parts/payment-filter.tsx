import { useTranslations } from "next-intl";
import { FilterChips, type ListFilter } from "@/components/console/filter-chips";
import { AmountFields, Choices, Chosen, DayFields, ShownAmount, ShownDays } from "@/components/console/filter-fields";
import { FormOfPayment } from "@/components/console/form-of-payment";
import { FilterChoice, FilterText } from "@/components/console/list-parts";
import { BrandMark } from "@/components/payment/brand-mark";
import { PAYMENT_ORDERS } from "@/server/domain/console/core/words";
import { schemeName } from "@/server/kernel/card-scheme";
import type { PaymentListProps } from "./payment-list-props";

const DAYS = ["by", "from", "to", "range"];

export function PaymentFilter(props: PaymentListProps) {
  const { values, asked } = props;
  const t = useTranslations("console.payments");
  const { rows, view } = values;
  return (
    <FilterChips
      values={{ ...values, gone: null }}
      kept={{ view, rows }}
      search={{ label: t("search"), text: asked.searched }}
      filters={[...useDays(props), ...useChoices(props), ...usePages(props), useOrder(props)]}
    />
  );
}

/**
 * One filter by days for each event of a payment, such as creation or receipt; only the chosen event's filter
 * is set.
 */
function useDays({ values, days }: PaymentListProps): ListFilter[] {
  const t = useTranslations("console.payments");
  const basis = values.by ?? "created";
  const isSet = values.range !== "all" || values.by !== null;
  const names = [
    "created",
    "received",
    "booked",
    ...(["created", "received", "booked"].includes(basis) ? [] : [basis]),
  ];
  return names.map((name) => {
    const isChosen = isSet && name === basis;
    const chosen = isChosen ? days : { from: null, to: null };
    return {
      name,
      words: t(`filter.days.${name as "created"}`),
      shown: isChosen ? <ShownDays {...days} /> : null,
      params: DAYS,
      removed: { range: "all" },
      fields: <DayFields {...chosen} by={name === "created" ? "" : name} />,
    };
  });
}

function useChoices({ values, gateways, sums, choices: { known, counts } }: PaymentListProps): ListFilter[] {
  const t = useTranslations("console.payments");
  const declines = useTranslations("console.declines");
  const { state: states, method: methods, reason: reasons } = known;
  const codes = (some: readonly string[]) => some.map((value) => ({ value, words: <bdi dir="ltr">{value}</bdi> }));
  const currencies = [...new Set([...sums.currencies.map(({ currency }) => currency), values.currency ?? []].flat())];
  const lists = {
    state: states.map((value) => ({ value, words: t(`states.${value as "paid"}`) })),
    method: methods.map((value) => ({
      value,
      words: <Method name={value} />,
      mark: <BrandMark of={schemeName(value) ?? value} size="row" />,
    })),
    gateway: codes(gateways),
    reason: reasons.map((value) => ({ value, words: declines(`${value as "unknown"}.means`) })),
    currency: codes(currencies),
  };
  const counted = {
    ...counts,
    ...(values.currency === null && {
      currency: Object.fromEntries(sums.currencies.map(({ currency, count }) => [currency, count])),
    }),
  };
  const amount: ListFilter = {
    name: "amount",
    words: t("columns.amount"),
    shown: values.amount === null ? null : <ShownAmount amount={values.amount} />,
    params: ["amount"],
    fields: <AmountFields amount={values.amount} />,
  };
  const choices = (["state", "method", "gateway", "reason", "currency"] as const).map((name): ListFilter => {
    const words = name === "reason" ? t("filter.reason") : name === "currency" ? t("currency") : t(`columns.${name}`);
    const isSingle = name === "gateway" || name === "currency";
    const isUseful = lists[name].length > 1 || values[name] !== null;
    return {
      name,
      words,
      shown: values[name] === null ? null : <Chosen options={lists[name]} chosen={values[name]} />,
      params: [name],
      fields: isUseful ? (
        <Choices
          name={name}
          label={words}
          options={lists[name].map((option) => ({ ...option, count: counted[name]?.[option.value] }))}
          chosen={values[name]}
          isSingle={isSingle}
        />
      ) : null,
    };
  });
  return [...choices.slice(0, 1), amount, ...choices.slice(1)];
}

function Method({ name }: { name: string }) {
  const scheme = schemeName(name);
  return scheme === null || scheme === name ? <FormOfPayment form={name} /> : <bdi dir="ltr">{scheme}</bdi>;
}

/** The sort order as a filter, because phones show no table head. */
function useOrder({ values: { sort } }: PaymentListProps): ListFilter {
  const t = useTranslations("console.payments.order");
  const options = PAYMENT_ORDERS.map((value) => ({ value, words: t(value) }));
  return {
    name: "sort",
    words: t("name"),
    shown: sort === null ? null : t(sort),
    params: ["sort"],
    fields: (
      <Choices
        name="sort"
        label={t("name")}
        options={[{ value: "", words: t("newest") }, ...options]}
        chosen={sort ?? ""}
        isSingle
      />
    ),
  };
}

/** Filters that only links of other pages set. */
function usePages({ values, choices }: PaymentListProps): ListFilter[] {
  const t = useTranslations("console.payments");
  const named = [
    ["customer", t("detail.fields.customer_id")],
    ["subscription", t("subscription")],
    ["link", t("link")],
    ["said", t("filter.said")],
    ["type", t("detail.type")],
  ] as const;
  return named.map(([name, words]) => ({
    name,
    words,
    shown:
      values[name] === null ? null : (
        <Shown
          name={name}
          value={name === "said" ? (choices.said ?? "") : values[name]}
          isCounted={values.counted !== null}
        />
      ),
    params: name === "link" ? ["link", "counted"] : [name],
    fields:
      values[name] === null || name === "said" || name === "type" ? null : (
        <>
          <FilterText name={name} label={words} chosen={values[name]} />
          {name === "link" && (
            <FilterChoice
              name="counted"
              label={t("counted")}
              chosen={values.counted}
              options={[["yes", t("countedYes")]]}
            />
          )}
        </>
      ),
  }));
}

function Shown({ name, value, isCounted }: { name: string; value: string; isCounted: boolean }) {
  const t = useTranslations("console.payments");
  if (name === "type") return t(`detail.types.${value as "e_commerce"}`);
  return (
    <>
      <bdi dir="ltr">{value.length > 28 ? `${value.slice(0, 24)}…` : value}</bdi>
      {name === "link" && isCounted && ` · ${t("counted")}`}
    </>
  );
}
