import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { Empty, Section } from "@/components/console/page-head";
import { AlertList, type ShownAlert } from "./alert-list";

type Props = {
  readonly open: readonly ShownAlert[];
  readonly snoozed: readonly ShownAlert[];
  readonly past: readonly ShownAlert[];
  readonly isOlder: boolean;
  readonly timeZone: string;
  readonly action: FormAction;
};

export function AlertBoard({ open, snoozed, past, isOlder, timeZone, action }: Props) {
  const t = useTranslations("console.alerts");
  return (
    <ActionForm action={action} label={t("snooze.title")} leadsToAnswer>
      {!isOlder && (
        <Section title={t("open")} lead={open.length > 0 ? t("snooze.means") : undefined}>
          {open.length === 0 ? (
            <Empty icon="check">{t("nothing")}</Empty>
          ) : (
            <AlertList alerts={open} timeZone={timeZone} />
          )}
        </Section>
      )}
      {!isOlder && snoozed.length > 0 && (
        <Section title={t("snoozed")}>
          <AlertList alerts={snoozed} timeZone={timeZone} />
        </Section>
      )}
      <Section title={t("past")}>
        {past.length === 0 ? (
          <Empty icon="check">{t("nonePast")}</Empty>
        ) : (
          <AlertList alerts={past} timeZone={timeZone} />
        )}
      </Section>
    </ActionForm>
  );
}
