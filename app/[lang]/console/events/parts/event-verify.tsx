import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { TextArea } from "@/components/console/form/text-area";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";

export function EventVerify({ action }: { action: FormAction }) {
  const t = useTranslations("console.events");
  const form = useTranslations("console.form");
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-5">
      <p className="text-muted">{t("verifyLead")}</p>
      <ActionForm action={action} className="grid gap-3" label={t("show.verify")}>
        <TextArea name="body" label={t("verifyBody")} rows={5} maxLength={200_000} required />
        <TextArea name="headers" label={t("verifyHeaders")} rows={4} maxLength={10_000} required />
        <div>
          <SubmitButton className={BUTTON} working={form("working")}>
            {t("verifyNow")}
          </SubmitButton>
        </div>
      </ActionForm>
    </div>
  );
}
