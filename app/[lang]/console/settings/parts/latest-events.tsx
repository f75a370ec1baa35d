import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { EventList } from "@/components/console/events/event-list";
import { Section } from "@/components/console/page-head";

export function LatestEvents(events: Omit<ComponentProps<typeof EventList>, "next">) {
  const t = useTranslations("console.settings");
  return (
    <Section title={t("latest")}>
      <div className="-mx-4 sm:-mx-5">
        <EventList {...events} />
      </div>
    </Section>
  );
}
