import { useTranslations } from "next-intl";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentFormProps } from "./new-payment-props";

export function CustomerFields({ asked }: PaymentFormProps) {
  const t = useTranslations("console.newPayment");
  const { requiresCustomer, billsSubscription } = PAYMENT_TYPES[asked.paymentType];
  return (
    <Section title={t("customer")} lead={t(requiresCustomer ? "customerRequired" : "customerLead")}>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <TextField name="customer_first_name" label={t("firstName")} maxLength={64} autoComplete="off" />
        <TextField name="customer_last_name" label={t("lastName")} maxLength={64} autoComplete="off" />
        <TextField
          name="customer_email"
          type="email"
          label={t("email")}
          dir="ltr"
          maxLength={128}
          autoComplete="off"
          required={billsSubscription}
        />
        <TextField name="customer_phone" type="tel" label={t("phone")} dir="ltr" maxLength={16} autoComplete="off" />
        <TextField
          name="customer_id"
          label={t("customerId")}
          hint={t("customerIdHint")}
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          required={requiresCustomer}
        />
      </div>
    </Section>
  );
}
