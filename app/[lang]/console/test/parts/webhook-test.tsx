import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";

export function WebhookTest({ action, usual }: { action: FormAction; usual: string | null }) {
  const t = useTranslations("console.test");
  const form = useTranslations("console.form");
  return (
    <Section title={t("webhook")} lead={t("webhookLead")}>
      <ActionForm action={action} label={t("webhook")} className="grid max-w-2xl gap-3">
        <TextField
          name="url"
          label={t("url")}
          type="url"
          inputMode="url"
          maxLength={2000}
          dir="ltr"
          defaultValue={usual ?? ""}
          required
        />
        <div>
          <SubmitButton className={BUTTON} working={form("working")}>
            {t("send")}
          </SubmitButton>
        </div>
      </ActionForm>
    </Section>
  );
}
