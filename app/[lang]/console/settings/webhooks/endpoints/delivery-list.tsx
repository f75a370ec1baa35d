import { useTranslations } from "next-intl";
import { EndpointDeliveries } from "@/components/console/endpoints/endpoint-deliveries";
import { FilterBar, FilterChoice, ListBody } from "@/components/console/list-parts";
import { DELIVERY_STATES } from "@/server/domain/webhooks/core/words";
import type { Language } from "@/server/kernel/types";
import type { DeliveriesPage } from "./deliveries-of";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly shown: DeliveriesPage;
  readonly opens: readonly string[];
};

export function DeliveryList({ language, timeZone, opens, shown: { values, dropped, rows, next } }: Props) {
  const t = useTranslations("console");
  return (
    <>
      <FilterBar values={values}>
        <FilterChoice
          name="state"
          label={t("events.state")}
          chosen={values.state}
          options={DELIVERY_STATES.map((state) => [state, t(`events.states.${state}`)])}
        />
      </FilterBar>
      <ListBody
        values={values}
        dropped={dropped}
        next={next}
        timeZone={timeZone}
        isEmpty={rows.length === 0}
        empty={t("endpoints.noDeliveries")}
      >
        <EndpointDeliveries language={language} timeZone={timeZone} deliveries={rows} opens={opens} />
      </ListBody>
    </>
  );
}
