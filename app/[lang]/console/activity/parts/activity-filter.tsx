import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterDay } from "@/components/console/list-parts";
import type { AuditValues } from "@/server/domain/audit";
import type { UserView } from "@/server/domain/merchants";

const KINDS = [
  "console",
  "second_factor",
  "user",
  "api_key",
  "settings",
  "payment",
  "approval",
  "event",
  "card",
  "wallet",
  "view",
  "export",
  "report",
  "gateway",
  "clock",
  "webhook",
] as const;

export function ActivityFilter({ values, users }: { values: AuditValues; users: readonly UserView[] }) {
  const t = useTranslations("console.activity");
  return (
    <FilterBar values={values}>
      {users.length > 0 && (
        <FilterChoice
          name="user"
          label={t("user")}
          chosen={values.user === null ? null : String(values.user)}
          options={users.map(({ id, username }) => [String(id), username])}
        />
      )}
      <FilterChoice
        name="what"
        label={t("what")}
        chosen={values.what}
        options={KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <FilterChoice
        name="outcome"
        label={t("outcome")}
        chosen={values.outcome}
        options={[
          ["done", t("done")],
          ["refused", t("refused")],
        ]}
      />
      <FilterDay name="from" label={t("from")} chosen={values.from} />
      <FilterDay name="to" label={t("to")} chosen={values.to} />
    </FilterBar>
  );
}
