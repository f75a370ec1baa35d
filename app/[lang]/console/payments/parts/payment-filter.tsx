import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterDay, FilterText, isFiltered, queryOf } from "@/components/console/list-parts";
import { TEXT_LINK } from "@/components/console/styles";
import type { PaymentListProps } from "./payment-list-props";

export function PaymentFilter({ values, days, gateways, sums }: PaymentListProps) {
  const t = useTranslations("console.payments");
  const kept: Record<string, string> = values.view === null ? {} : { view: values.view };
  const currencies = [...new Set([...sums.currencies.map(({ currency }) => currency), values.currency ?? []].flat())];
  return (
    <FilterBar isSet={isFiltered(values, "view")} kept={kept}>
      <FilterText name="q" label={t("search")} chosen={values.q} />
      {values.customer !== null && (
        <FilterText name="customer" label={t("detail.fields.customer_id")} chosen={values.customer} />
      )}
      {values.subscription !== null && (
        <FilterText name="subscription" label={t("subscription")} chosen={values.subscription} />
      )}
      {values.link !== null && (
        <>
          <FilterText name="link" label={t("link")} chosen={values.link} />
          <FilterChoice
            name="counted"
            label={t("counted")}
            chosen={values.counted}
            options={[["yes", t("countedYes")]]}
          />
        </>
      )}
      <FilterChoice
        name="by"
        label={t("by")}
        chosen={values.by}
        none={t("byCreated")}
        options={[["booked", t("byBooked")]]}
      />
      <FilterDay name="from" label={t("from")} chosen={days.from} />
      <FilterDay name="to" label={t("to")} chosen={days.to} />
      <FilterChoice
        name="gateway"
        label={t("columns.gateway")}
        chosen={values.gateway}
        options={gateways.map((code) => [code, code])}
      />
      {currencies.length > 1 || values.currency !== null ? (
        <FilterChoice
          name="currency"
          label={t("currency")}
          chosen={values.currency}
          options={currencies.map((code) => [code, code])}
        />
      ) : null}
      {values.range !== "all" && (
        <a
          href={queryOf({ ...values, from: null, to: null, range: "all", cursor: null })}
          className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}
        >
          {t("allDays")}
        </a>
      )}
    </FilterBar>
  );
}
