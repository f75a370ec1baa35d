import { useTranslations } from "next-intl";
import { TextField } from "@/components/console/form/text-field";

export function MoreFields() {
  const t = useTranslations("console.newPayment");
  return (
    <details className="border-line border-b px-4 py-4 sm:px-5">
      <summary className="min-h-8 font-semibold text-ink">{t("more")}</summary>
      <div className="mt-3 grid max-w-3xl gap-4">
        <TextField
          name="redirect_url"
          type="url"
          label={t("redirect")}
          hint={t("redirectHint")}
          dir="ltr"
          maxLength={2000}
        />
        <TextField
          name="webhook_url"
          type="url"
          label={t("webhook")}
          hint={t("webhookHint")}
          dir="ltr"
          maxLength={2000}
        />
        <TextField name="extra" label={t("extra")} hint={t("extraHint")} dir="ltr" autoComplete="off" />
      </div>
    </details>
  );
}
