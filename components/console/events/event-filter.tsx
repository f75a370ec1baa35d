import { useTranslations } from "next-intl";
import type { ConsoleEventValues } from "@/server/domain/webhooks";
import { isObjectEvent, type ListedKind } from "@/server/domain/webhooks/core/words";
import { FilterBar, FilterChoice, FilterDay, FilterText } from "../list-parts";
import { nameKey } from "./event-name";

const STATES = ["exhausted", "pending", "delivered", "stopped", "none"] as const;

type Props = {
  readonly values: ConsoleEventValues;
  readonly kinds: readonly ListedKind[];
};

export function EventFilter({ values, kinds }: Props) {
  const t = useTranslations("console.events");
  return (
    <FilterBar values={{ ...values, show: null }}>
      <FilterText name="about" label={t("about")} chosen={values.about} />
      <FilterChoice
        name="state"
        label={t("state")}
        chosen={values.state}
        options={STATES.map((state) => [state, t(`states.${state}`)])}
      />
      <FilterChoice
        name="type"
        label={t("type")}
        chosen={values.type}
        options={kinds.map((kind) => [kind, isObjectEvent(kind) ? t(`names.${nameKey(kind)}`) : t(`types.${kind}`)])}
      />
      <FilterDay name="from" label={t("from")} chosen={values.from} />
      <FilterDay name="to" label={t("to")} chosen={values.to} />
    </FilterBar>
  );
}
