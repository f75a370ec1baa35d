/** Asks which requests to show; the form fills in the page's address. */
import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterText } from "../list-parts";

/** What the address of the page says. */
export type RequestValues = {
  readonly id: string | null;
  readonly method: string | null;
  readonly path: string | null;
  readonly outcome: string | null;
  readonly caller: string | null;
  readonly cursor: string | null;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export function RequestFilter({ values }: { values: RequestValues }) {
  const t = useTranslations("console.requests");
  const isSet = Object.entries(values).some(([name, value]) => value !== null && name !== "cursor");
  return (
    <FilterBar isSet={isSet}>
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
