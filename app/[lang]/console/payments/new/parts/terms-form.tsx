import { useTranslations } from "next-intl";
import { SelectField } from "@/components/console/form/select-field";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/choice";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { NEW_PAYMENT_TYPES } from "@/server/kernel/words";
import type { TermsProps } from "./new-payment-props";

export function TermsForm({ asked, isAsked, currencies, types, errors }: TermsProps) {
  const t = useTranslations("console.newPayment");
  const detail = useTranslations("console.payments.detail");
  return (
    <Section title={t("terms")}>
      <form className="grid max-w-3xl gap-4" aria-label={t("terms")}>
        <fieldset>
          <legend className="mb-1 font-medium text-ink">{t("kind")}</legend>
          <div className="grid gap-x-5 sm:grid-cols-3">
            {NEW_PAYMENT_TYPES.map((kind) => (
              <label key={kind} className="flex min-h-8 items-start gap-2 py-1.5 pointer-coarse:min-h-11">
                <Radio
                  name="kind"
                  value={kind}
                  defaultChecked={kind === asked.paymentType}
                  look="dense"
                  className="mt-0.5"
                />
                <span>
                  <span className="block font-medium text-ink">{t(`kinds.${kind}.name`)}</span>
                  <span className="text-muted">{t(`kinds.${kind}.hint`)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            name="amount"
            label={t(PAYMENT_TYPES[asked.paymentType].billsSubscription ? "firstAmount" : "amount")}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={32}
            defaultValue={asked.amount}
            error={errors.amount}
            required
          />
          <SelectField
            name="currency"
            label={t("currency")}
            defaultValue={asked.currency}
            error={errors.currency_code}
            options={currencies.map((code) => [code, code])}
          />
          {types.length > 1 && (
            <SelectField
              name="type"
              label={t("type")}
              defaultValue={asked.type}
              options={types.map((type) => [type, detail(`types.${type}`)])}
            />
          )}
        </div>
        <div>
          <Button type="submit" className={isAsked ? BUTTON : BUTTON_PRIMARY}>
            {t(isAsked ? "change" : "continue")}
          </Button>
        </div>
      </form>
    </Section>
  );
}
