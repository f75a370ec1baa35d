import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterText } from "@/components/console/list-parts";
import type { RequestLogValues } from "@/server/domain/request-log";
import { METHODS, OUTCOMES } from "@/server/domain/request-log/core/words";
import { CALLER_KINDS } from "@/server/kernel/words";

export function RequestFilter({ values }: { values: RequestLogValues }) {
  const t = useTranslations("console.requests");
  return (
    <FilterBar values={values}>
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
        options={OUTCOMES.map((outcome) => [outcome, t(`outcomes.${outcome}`)])}
      />
      <FilterChoice
        name="caller"
        label={t("caller")}
        chosen={values.caller}
        options={CALLER_KINDS.map((kind) => [kind, t(`callers.${kind}`)])}
      />
    </FilterBar>
  );
}
