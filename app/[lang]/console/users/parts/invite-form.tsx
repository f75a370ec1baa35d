import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { SelectField } from "@/components/console/form/select-field";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextField } from "@/components/console/form/text-field";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import type { Language } from "@/server/kernel/types";
import { LANGUAGES } from "@/server/kernel/words";
import { PermissionTicks, type TickFacts } from "./permission-ticks";

type Props = {
  readonly language: Language;
  readonly ticks: TickFacts;
  readonly proof: ProofKind | null;
  readonly invite: FormAction;
};

export function InviteForm({ language, ticks, proof, invite }: Props) {
  const t = useTranslations("console.users");
  const form = useTranslations("console.form");
  return (
    <ActionForm action={invite} className="grid gap-6 px-4 py-5 sm:px-5" label={t("invite")}>
      <ShownOnce words={{ title: t("testLink"), copy: form("copy"), copied: form("copied") }} />
      <div className="grid max-w-200 items-start gap-4 sm:grid-cols-2">
        <TextField
          name="username"
          label={t("username")}
          hint={t("usernameHint")}
          dir="ltr"
          autoComplete="off"
          maxLength={150}
          required
        />
        <TextField name="email" type="email" label={t("email")} dir="ltr" autoComplete="off" maxLength={254} required />
        <TextField name="first_name" label={t("firstName")} autoComplete="off" maxLength={32} />
        <TextField name="last_name" label={t("lastName")} autoComplete="off" maxLength={32} />
        <SelectField
          name="language"
          label={t("mailLanguage")}
          defaultValue={language}
          options={LANGUAGES.map((each) => [each, t(`languages.${each}`)])}
        />
      </div>
      <div>
        <h2 className="font-semibold">{t("permissions")}</h2>
        <p className="text-muted">{t("permissionsLead")}</p>
      </div>
      <PermissionTicks {...ticks} />
      <div className="max-w-96">
        <ProofField wanted={proof} />
      </div>
      <SaveButton label={t("sendInvitation")} className={BUTTON_PRIMARY} />
    </ActionForm>
  );
}
