/** Asks whose doings to show, of what and when; the form fills in the page's address. */
import { useTranslations } from "next-intl";
import type { UserView } from "@/server/domain/merchants";
import { FilterBar, FilterChoice, FilterDay } from "../list-parts";

/** What the address of the page says. */
export type ActivityValues = {
  readonly user: number | null;
  readonly what: string | null;
  readonly object: string | null;
  readonly outcome: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly cursor: string | null;
};

const KINDS = [
  "console",
  "second_factor",
  "user",
  "api_key",
  "settings",
  "payment",
  "approval",
  "event",
  "export",
] as const;

export function ActivityFilter({ values, users }: { values: ActivityValues; users: readonly UserView[] }) {
  const t = useTranslations("console.activity");
  const isSet = Object.entries(values).some(([name, value]) => value !== null && name !== "cursor");
  return (
    <FilterBar isSet={isSet}>
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
