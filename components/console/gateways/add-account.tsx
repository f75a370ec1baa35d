import { useTranslations } from "next-intl";
import type { FieldDescription } from "@/server/domain/gateways";
import { FOLLOW_UPS } from "@/server/domain/gateways/core/words";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { CHARGE_OPERATIONS, SESSION_TYPES } from "@/server/kernel/words";
import { ActionForm } from "../form/action-form";
import { ChoiceField } from "../form/choice-field";
import type { FormAction } from "../form/form-state";
import { ProofField } from "../form/proof-field";
import { SaveButton } from "../form/save-button";
import { SelectField } from "../form/select-field";
import { TextField } from "../form/text-field";
import { TickField } from "../form/tick-field";
import { Section } from "../page-head";
import { BUTTON_PRIMARY } from "../styles";
import { KeyFields } from "./key-fields";

type Props = {
  readonly gateway: string;
  readonly fields: readonly FieldDescription[];
  readonly currencies: readonly string[];
  readonly usual: string;
  readonly proof: ProofKind | null;
  readonly action: FormAction;
};

export function AddAccount({ gateway, fields, currencies, usual, proof, action }: Props) {
  const t = useTranslations("console.gateways");
  const title = t("keys.add", { gateway });
  const worlds = (["test", "live"] as const).map((each) => [each, t(`environments.${each}`)] as const);
  const operations = CHARGE_OPERATIONS.map((each) => [each, t(`operations.${each}`)] as const);
  return (
    <Section title={title} lead={t("keys.addLead", { gateway })}>
      <ActionForm action={action} label={title} className="grid max-w-3xl gap-4">
        <ChoiceField name="environment" label={t("keys.environment")} options={worlds} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <KeyFields fields={fields} />
        </div>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField name="name" label={t("name")} hint={t("keys.nameHint")} maxLength={64} required />
          <TextField name="name_ar" label={t("keys.nameAr")} hint={t("keys.nameArHint")} maxLength={64} />
          <TextField name="pg_code" label={t("code")} hint={t("keys.codeHint")} maxLength={16} dir="ltr" required />
          <SelectField
            name="currency"
            label={t("currency")}
            defaultValue={usual}
            options={currencies.map((code) => [code, code])}
          />
          <TextField
            name="accepted_currencies"
            label={t("otherCurrencies")}
            hint={t("otherCurrenciesHint")}
            maxLength={200}
            dir="ltr"
          />
          <SelectField name="operation" label={t("can_takes")} defaultValue="purchase" options={operations} />
        </div>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-medium text-ink">{t("can_for")}</legend>
          {SESSION_TYPES.map((each) => (
            <TickField key={each} name={`plugin_${each}`} label={t(`plugins.${each}`)} defaultChecked />
          ))}
        </fieldset>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-medium text-ink">{t("can")}</legend>
          {FOLLOW_UPS.map((each) => (
            <TickField key={each} name={`then_${each}`} label={t(`followUps.${each}`)} defaultChecked />
          ))}
          <TickField name="is_tokenizable" label={t("can_token")} defaultChecked={false} />
          <TickField name="auto_debit_enabled" label={t("can_debit")} defaultChecked={false} />
        </fieldset>
        <ProofField wanted={proof} />
        <SaveButton label={t("keys.checkAndAdd")} className={BUTTON_PRIMARY} />
      </ActionForm>
    </Section>
  );
}
