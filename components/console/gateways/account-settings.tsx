import { useTranslations } from "next-intl";
import type { GatewayAccount } from "@/server/domain/gateways";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { SESSION_TYPES } from "@/server/kernel/words";
import { ActionForm } from "../form/action-form";
import type { FormAction } from "../form/form-state";
import { ProofField } from "../form/proof-field";
import { SaveButton } from "../form/save-button";
import { TextField } from "../form/text-field";
import { TickField } from "../form/tick-field";
import { Section } from "../page-head";

type Props = {
  readonly account: Pick<GatewayAccount, "name" | "nameAr" | "plugins">;
  readonly proof: ProofKind | null;
  readonly action: FormAction;
};

export function AccountSettings({ account, proof, action }: Props) {
  const t = useTranslations("console.gateways");
  return (
    <Section title={t("settings.title")} lead={t("settings.lead")}>
      <ActionForm action={action} label={t("settings.title")} className="grid max-w-3xl gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField name="name" label={t("name")} defaultValue={account.name} maxLength={64} required />
          <TextField
            name="name_ar"
            label={t("keys.nameAr")}
            hint={t("keys.nameArHint")}
            defaultValue={account.nameAr ?? ""}
            maxLength={64}
          />
        </div>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-medium text-ink">{t("can_for")}</legend>
          {SESSION_TYPES.map((each) => (
            <TickField
              key={each}
              name={`plugin_${each}`}
              label={t(`plugins.${each}`)}
              defaultChecked={account.plugins.includes(each)}
            />
          ))}
        </fieldset>
        <ProofField wanted={proof} />
        <SaveButton label={t("settings.save")} />
      </ActionForm>
    </Section>
  );
}
