import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import { KeyField } from "@/components/console/form/key-field";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { CustomerFields } from "./customer-fields";
import { GatewayTicks } from "./gateway-ticks";
import { LinkFields } from "./link-fields";
import { MoreFields } from "./more-fields";
import type { PaymentFormProps } from "./new-payment-props";
import { PlanFields } from "./plan-fields";

export function PaymentForm(props: PaymentFormProps) {
  const t = useTranslations("console.newPayment");
  const form = useTranslations("console.form");
  const { asked, action, formKey } = props;
  const isPlan = PAYMENT_TYPES[asked.paymentType].requiresCustomer;
  const hidden = {
    type: asked.type,
    payment_type: asked.paymentType,
    amount: asked.amount,
    currency_code: asked.currency,
  };
  return (
    <ActionForm action={action} label={t("payment")}>
      <KeyField name={FORM_KEY} fresh={formKey} />
      <HiddenFields values={hidden} />
      <GatewayTicks {...props} />
      {isPlan && <PlanFields {...props} />}
      <Section title={t("whatFor")}>
        <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
          <TextField name="order_no" label={t("order")} hint={t("orderHint")} maxLength={128} autoComplete="off" />
        </div>
      </Section>
      <CustomerFields {...props} />
      <LinkFields {...props} />
      <MoreFields />
      <div className="px-4 py-4 sm:px-5">
        <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
          {t(isPlan ? "createSetup" : "create")}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
