import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { ChoiceField } from "@/components/console/form/choice-field";
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

type Props = PaymentChoices & { readonly action: FormAction; readonly formKey: string };

const MONEY = { inputMode: "decimal", autoComplete: "off", dir: "ltr", maxLength: 32 } as const;

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
          <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" maxLength={120} required />
          <TextField name="description" label={t("description")} autoComplete="off" maxLength={500} />
        </div>
        <Price {...choices} />
        <fieldset>
          <legend className="mb-1 font-medium text-ink">{payment("gateways")}</legend>
          <div className="flex flex-wrap gap-x-6">
            {choices.gateways.map(({ code, name }) => (
              <TickBox key={code} name="pg_codes" value={code} isTicked={choices.gateways.length === 1}>
                <bdi>{name}</bdi>
              </TickBox>
            ))}
          </div>
          <FieldError name="pg_codes" />
        </fieldset>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField name="active_until" type="date" label={t("until")} hint={t("untilHint")} dir="ltr" />
          <TextField
            name="max_payments"
            label={t("most")}
            hint={t("mostHint")}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={7}
          />
          <TextField name="order_no" label={payment("order")} hint={payment("orderHint")} maxLength={128} />
        </div>
        <SaveButton label={t("create")} className={BUTTON_PRIMARY} />
      </ActionForm>
    </Section>
  );
}

/** Browsers without `:has` show the fields of both kinds; those of the other kind are not sent on. */
function Price({ types, currencies, currency }: PaymentChoices) {
  const t = useTranslations("console.paymentLinks");
  const payment = useTranslations("console.newPayment");
  const detail = useTranslations("console.payments.detail");
  return (
    <div className="group/price grid gap-4">
      <ChoiceField
        name="price"
        label={t("price")}
        options={[
          ["fixed", t("fixed")],
          ["chosen", t("chosen")],
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <div className="group-has-[[value=chosen]:checked]/price:hidden">
          <TextField name="amount" label={t("amount")} {...MONEY} />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField name="minimum_amount" label={t("minimum")} {...MONEY} />
        </div>
        <div className="group-has-[[value=fixed]:checked]/price:hidden">
          <TextField name="maximum_amount" label={t("maximum")} {...MONEY} />
        </div>
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
      </div>
    </div>
  );
}
