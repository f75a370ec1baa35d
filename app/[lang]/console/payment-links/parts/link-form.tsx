import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { FieldError } from "@/components/console/form/field-error";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormAction } from "@/components/console/form/form-state";
import { KeyField } from "@/components/console/form/key-field";
import { SaveButton } from "@/components/console/form/save-button";
import { SelectField } from "@/components/console/form/select-field";
import { TextField } from "@/components/console/form/text-field";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenField } from "@/components/ui/hidden-fields";
import type { PaymentChoices } from "@/server/domain/console";
import { LimitFields, TextFields } from "./link-fields";
import { PriceFields } from "./price-fields";

type Props = PaymentChoices & { readonly action: FormAction; readonly formKey: string };

export function LinkForm({ action, formKey, ...choices }: Props) {
  const t = useTranslations("console.paymentLinks");
  const payment = useTranslations("console.newPayment");
  if (choices.gateways.length === 0)
    return (
      <Section title={t("new")}>
        <p className="text-muted">{t("noGateway")}</p>
      </Section>
    );
  return (
    <Section title={t("new")}>
      <ActionForm action={action} className="grid max-w-3xl gap-4" label={t("new")}>
        <KeyField name={FORM_KEY} fresh={formKey} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextFields />
        </div>
        <Terms {...choices} />
        <fieldset>
          <legend className="mb-1 font-medium text-ink">{payment("gateways")}</legend>
          <div className="flex flex-wrap gap-x-6">
            {choices.gateways.map(({ code, name, currency, takesForeign, isHeld }) => (
              <TickBox key={code} name="pg_codes" value={code} isTicked={choices.gateways.length === 1}>
                <bdi>{name}</bdi>
                {takesForeign && (
                  <span className="text-muted">
                    {t.rich(isHeld ? "foreignHeld" : "foreign", { currency: () => <bdi dir="ltr">{currency}</bdi> })}
                  </span>
                )}
              </TickBox>
            ))}
          </div>
          <FieldError name="pg_codes" />
        </fieldset>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <LimitFields />
          <TextField name="order_no" label={payment("order")} hint={payment("orderHint")} maxLength={128} />
        </div>
        <SaveButton label={t("create")} className={BUTTON_PRIMARY} />
      </ActionForm>
    </Section>
  );
}

function Terms({ types, currencies, currency }: PaymentChoices) {
  const payment = useTranslations("console.newPayment");
  const detail = useTranslations("console.payments.detail");
  return (
    <PriceFields>
      <SelectField
        name="currency_code"
        label={payment("currency")}
        defaultValue={currency}
        options={currencies.map((code) => [code, code])}
      />
      {types.length > 1 ? (
        <SelectField
          name="type"
          label={payment("type")}
          defaultValue={types[0] ?? ""}
          options={types.map((type) => [type, detail(`types.${type}`)])}
        />
      ) : (
        <HiddenField name="type" value={types[0] ?? ""} />
      )}
    </PriceFields>
  );
}
