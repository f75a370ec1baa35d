import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";

export function FileForm({ action, most }: { readonly action: FormAction; readonly most: string }) {
  const t = useTranslations("console.payments.files");
  const form = useTranslations("console.form");
  return (
    <Section title={t("ask", { most })} lead={t("askLead")}>
      <ActionForm action={action} label={t("ask", { most })}>
        <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
          {t("make")}
        </SubmitButton>
      </ActionForm>
    </Section>
  );
}
