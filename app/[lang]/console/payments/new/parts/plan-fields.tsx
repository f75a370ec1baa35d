import { useTranslations } from "next-intl";
import { DayField } from "@/components/console/form/day-field";
import { SelectField } from "@/components/console/form/select-field";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { FREQUENCIES } from "@/server/domain/subscriptions/core/words";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentFormProps } from "./new-payment-props";

export function PlanFields({ asked, today, formKey }: PaymentFormProps) {
  const t = useTranslations("console.newPayment");
  const isBilled = PAYMENT_TYPES[asked.paymentType].billsSubscription;
  return (
    <Section title={t("plan")} lead={t(isBilled ? "planLead" : "agreementLead")}>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {isBilled && (
          <>
            <TextField name="autopay.description" label={t("planName")} maxLength={255} autoComplete="off" />
            <SelectField
              name="autopay.frequency"
              label={t("frequency")}
              defaultValue="monthly"
              options={FREQUENCIES.map((each) => [each, t(each)])}
            />
            <TextField
              name="autopay.recurring_amount"
              label={t("recurring", { currency: asked.currency })}
              inputMode="decimal"
              dir="ltr"
              defaultValue={asked.amount}
              maxLength={32}
              autoComplete="off"
              required
            />
            <DayField name="autopay.start_date" label={t("start")} defaultValue={today} required />
            <DayField name="autopay.end_date" label={t("end")} hint={t("endHint")} />
          </>
        )}
        <TextField
          name="agreement.id"
          label={t("agreement")}
          hint={t("agreementHint")}
          dir="ltr"
          defaultValue={`agr-${formKey.slice(0, 8)}`}
          maxLength={128}
          autoComplete="off"
          required
        />
      </div>
    </Section>
  );
}
