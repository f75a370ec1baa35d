import { useTranslations } from "next-intl";
import type { ConsoleEventValues } from "@/server/domain/webhooks";
import { EVENT_KINDS, OBJECT_EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { FilterBar, FilterChoice, FilterDay, FilterText, isFiltered } from "../list-parts";
import { nameKey } from "./event-name";

const STATES = ["exhausted", "pending", "delivered", "stopped", "none"] as const;

export function EventFilter({ values }: { values: ConsoleEventValues }) {
  const t = useTranslations("console.events");
  return (
    <FilterBar isSet={isFiltered(values, "show")}>
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
        options={[
          ...EVENT_KINDS.map((type) => [type, t(`types.${type}`)] as const),
          ...OBJECT_EVENT_KINDS.map((type) => [type, t(`names.${nameKey(type)}`)] as const),
        ]}
      />
      <FilterDay name="from" label={t("from")} chosen={values.from} />
      <FilterDay name="to" label={t("to")} chosen={values.to} />
    </FilterBar>
  );
}
