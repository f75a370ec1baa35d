/** The filter of requests; its values are the page's address. */
import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterText, isFiltered } from "@/components/console/list-parts";
import type { RequestLogValues } from "@/server/domain/request-log";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function RequestFilter({ values }: { values: RequestLogValues }) {
  const t = useTranslations("console.requests");
  return (
    <FilterBar isSet={isFiltered(values)}>
      <FilterText name="id" label={t("requestId")} chosen={values.id} />
      <FilterText name="path" label={t("path")} chosen={values.path} />
      <FilterChoice
        name="method"
        label={t("method")}
        chosen={values.method}
        options={METHODS.map((method) => [method, method])}
      />
      <FilterChoice
        name="outcome"
        label={t("outcome")}
        chosen={values.outcome}
        options={(["ok", "refused", "failed"] as const).map((outcome) => [outcome, t(`outcomes.${outcome}`)])}
      />
      <FilterChoice
        name="caller"
        label={t("caller")}
        chosen={values.caller}
        options={(["private_key", "public_key", "user"] as const).map((kind) => [kind, t(`callers.${kind}`)])}
      />
    </FilterBar>
  );
}
