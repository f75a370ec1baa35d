import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { SelectField } from "@/components/console/form/select-field";
import { TextField } from "@/components/console/form/text-field";
import { TickField } from "@/components/console/form/tick-field";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { FOLLOW_UPS } from "@/server/domain/gateways/core/words";
import { CHARGE_OPERATIONS, SESSION_TYPES } from "@/server/kernel/words";

const PLUGINS = SESSION_TYPES;

type Props = { readonly action: FormAction; readonly currencies: readonly string[]; readonly usual: string };

export function AddGateway({ action, currencies, usual }: Props) {
  const t = useTranslations("console.gateways");
  const form = useTranslations("console.form");
  return (
    <Section title={t("add")} lead={t("addLead")}>
      <ActionForm action={action} label={t("add")} className="grid max-w-3xl gap-4">
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField name="name_en" label={t("name")} maxLength={16} required />
          <TextField name="code" label={t("code")} hint={t("codeHint")} maxLength={16} dir="ltr" />
          <SelectField
            name="currency_code"
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
          <SelectField
            name="operation"
            label={t("can_takes")}
            defaultValue="purchase"
            options={CHARGE_OPERATIONS.map((each) => [each, t(`operations.${each}`)])}
          />
        </div>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-medium text-ink">{t("can_for")}</legend>
          {PLUGINS.map((plugin) => (
            <TickField key={plugin} name={`plugin_${plugin}`} label={t(`plugins.${plugin}`)} defaultChecked />
          ))}
        </fieldset>
        <fieldset className="grid gap-x-6 sm:grid-cols-2">
          <legend className="font-medium text-ink">{t("can")}</legend>
          {FOLLOW_UPS.map((each) => (
            <TickField
              key={each}
              name={`then_${each}`}
              label={t(`followUps.${each}`)}
              defaultChecked={each === "refund"}
            />
          ))}
          <TickField name="is_tokenizable" label={t("can_token")} defaultChecked={false} />
          <TickField name="auto_debit_enabled" label={t("can_debit")} defaultChecked={false} />
          <TickField name="multi_attempt" label={t("can_retry")} defaultChecked />
        </fieldset>
        <div>
          <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
            {t("send")}
          </SubmitButton>
        </div>
      </ActionForm>
    </Section>
  );
}
