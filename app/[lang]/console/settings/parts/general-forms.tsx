import { useTranslations } from "next-intl";
import type { FormAction } from "@/components/console/form/form-state";
import { SelectField } from "@/components/console/form/select-field";
import { TextArea } from "@/components/console/form/text-area";
import { TextField } from "@/components/console/form/text-field";
import { TickField } from "@/components/console/form/tick-field";
import type { SettingsView } from "@/server/domain/merchants";
import { LANGUAGES } from "@/server/kernel/words";
import { SettingsForm } from "./settings-form";
import { lifetimeMinutes, reminderDayList } from "./typed-texts";

type Props = {
  readonly settings: SettingsView;
  readonly zones: readonly string[];
  readonly actions: Readonly<Record<"region" | "payments", FormAction>>;
};

export function GeneralForms({ settings, zones, actions }: Props) {
  const t = useTranslations("console.settings");
  const users = useTranslations("console.users");
  return (
    <>
      <SettingsForm title={t("region")} action={actions.region}>
        <SelectField
          name="timezone"
          label={t("timezone")}
          hint={t("timezoneHint")}
          defaultValue={settings.timezone}
          options={zones.map((zone) => [zone, zone.replaceAll("_", " ")])}
        />
        <TextField
          name="region"
          label={t("regionCode")}
          hint={t("regionHint")}
          dir="ltr"
          defaultValue={settings.region}
          maxLength={8}
          required
        />
        <SelectField
          name="default_language"
          label={t("language")}
          defaultValue={settings.default_language}
          options={LANGUAGES.map((each) => [each, users(`languages.${each}`)])}
        />
      </SettingsForm>
      <SettingsForm title={t("payments")} action={actions.payments}>
        <TextField
          name="session_lifetime"
          inputMode="decimal"
          label={t("lifetime")}
          hint={t("lifetimeHint")}
          dir="ltr"
          defaultValue={lifetimeMinutes(settings)}
          maxLength={12}
          required
        />
        <TickField
          name="expire_transactions"
          label={t("expire")}
          hint={t("expireHint")}
          defaultChecked={settings.expire_transactions}
        />
        <TextField
          name="invoice_reminder_days"
          label={t("reminderDays")}
          hint={t("reminderDaysHint")}
          dir="ltr"
          defaultValue={reminderDayList(settings)}
          maxLength={80}
        />
        <TextArea
          rows={3}
          name="allowed_origins"
          label={t("origins")}
          hint={t("originsHint")}
          defaultValue={settings.allowed_origins.join("\n")}
        />
        <TextArea
          rows={2}
          name="redirect_schemes"
          label={t("schemes")}
          hint={t("schemesHint")}
          defaultValue={settings.redirect_schemes.join("\n")}
        />
      </SettingsForm>
    </>
  );
}
