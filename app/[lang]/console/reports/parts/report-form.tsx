import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { DayField } from "@/components/console/form/day-field";
import type { FormAction } from "@/components/console/form/form-state";
import { SelectField } from "@/components/console/form/select-field";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { INTERVALS } from "./report-filter";

export function ReportForm({ action }: { action: FormAction }) {
  const t = useTranslations("console.reports");
  const form = useTranslations("console.form");
  return (
    <Section title={t("ask")} lead={t("askLead")}>
      <ActionForm action={action} label={t("ask")} className="grid gap-3">
        <div className="grid max-w-4xl items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            name="interval"
            label={t("period")}
            defaultValue="monthly"
            options={INTERVALS.map((interval) => [interval, t(`intervals.${interval}`)])}
          />
          <DayField name="created_after" label={t("from")} hint={t("daysHint")} />
          <DayField name="created_before" label={t("to")} />
          <SelectField
            name="file_format"
            label={t("format")}
            defaultValue="CSV"
            options={[
              ["CSV", "CSV"],
              ["XLSX", "XLSX"],
            ]}
          />
        </div>
        <div>
          <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
            {t("send")}
          </SubmitButton>
        </div>
      </ActionForm>
    </Section>
  );
}
