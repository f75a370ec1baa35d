import { useTranslations } from "next-intl";
import type { FormAction } from "@/components/console/form/form-state";
import { TextField } from "@/components/console/form/text-field";
import type { SettingsView } from "@/server/domain/merchants";
import { SettingsForm } from "./settings-form";

type Props = {
  readonly settings: SettingsView;
  readonly actions: Readonly<Record<"names" | "look" | "contact", FormAction>>;
};

export function BrandingForms({ settings, actions }: Props) {
  const t = useTranslations("console.settings");
  const address = { dir: "ltr", autoComplete: "off", maxLength: 2_000 } as const;
  return (
    <>
      <SettingsForm title={t("names")} action={actions.names}>
        <TextField name="name" label={t("name")} defaultValue={settings.name} maxLength={120} required />
        <TextField
          name="name_ar"
          label={t("nameAr")}
          hint={t("nameArHint")}
          dir="rtl"
          defaultValue={settings.name_ar ?? ""}
          maxLength={120}
        />
      </SettingsForm>
      <SettingsForm title={t("look")} action={actions.look}>
        <TextField
          name="brand_color"
          label={t("color")}
          hint={t("colorHint")}
          dir="ltr"
          autoComplete="off"
          defaultValue={settings.brand_color ?? ""}
          maxLength={7}
        />
      </SettingsForm>
      <SettingsForm title={t("contact")} action={actions.contact}>
        <TextField
          name="support_email"
          type="email"
          label={t("supportEmail")}
          {...address}
          defaultValue={settings.support_email ?? ""}
        />
        <TextField
          name="support_phone"
          label={t("supportPhone")}
          {...address}
          defaultValue={settings.support_phone ?? ""}
        />
        <TextField name="support_url" label={t("supportUrl")} {...address} defaultValue={settings.support_url ?? ""} />
        <TextField name="terms_url" label={t("termsUrl")} {...address} defaultValue={settings.terms_url ?? ""} />
        <TextField name="privacy_url" label={t("privacyUrl")} {...address} defaultValue={settings.privacy_url ?? ""} />
        <TextField
          name="disclaimer"
          label={t("disclaimer")}
          hint={t("disclaimerHint")}
          defaultValue={settings.disclaimer ?? ""}
          maxLength={300}
        />
        <TextField
          name="disclaimer_ar"
          label={t("disclaimerAr")}
          hint={t("nameArHint")}
          dir="rtl"
          defaultValue={settings.disclaimer_ar ?? ""}
          maxLength={300}
        />
      </SettingsForm>
    </>
  );
}
