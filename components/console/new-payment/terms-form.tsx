/** The first step: how much, in what, once or again and again. A form whose values are the address. */
import { useTranslations } from "next-intl";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { Section } from "../page-head";
import { BUTTON, BUTTON_PRIMARY, FIELD } from "../styles";
import type { TermsProps } from "./new-payment-props";

const KINDS = ["one_off", "auto_pay", "auto_debit"] as const;

export function TermsForm({ asked, isAsked, currencies, types, errors }: TermsProps) {
  const t = useTranslations("console.newPayment");
  const detail = useTranslations("console.payments.detail");
  return (
    <Section title={t("terms")}>
      <form className="grid max-w-3xl gap-4" aria-label={t("terms")}>
        <fieldset>
          <legend className="mb-1 font-medium text-ink">{t("kind")}</legend>
          <div className="grid gap-x-5 sm:grid-cols-3">
            {KINDS.map((kind) => (
              <label key={kind} className="flex min-h-8 items-start gap-2 py-1.5 pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={kind === asked.paymentType}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
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
          <div>
            <label htmlFor="amount" className="mb-1 block font-medium text-ink">
              {t(PAYMENT_TYPES[asked.paymentType].billsSubscription ? "firstAmount" : "amount")}
            </label>
            <input
              id="amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
              required
              maxLength={32}
              defaultValue={asked.amount}
              aria-invalid={errors.amount !== undefined}
              aria-describedby={errors.amount === undefined ? undefined : "amount-error"}
              className={`${FIELD} figures`}
            />
            {errors.amount !== undefined && (
              <p id="amount-error" className="mt-1 text-bad">
                {errors.amount}
              </p>
            )}
          </div>
          <Choice
            name="currency"
            label={t("currency")}
            chosen={asked.currency}
            error={errors.currency_code}
            options={currencies.map((code) => [code, code])}
          />
          {types.length > 1 && (
            <Choice
              name="type"
              label={t("type")}
              chosen={asked.type}
              options={types.map((type) => [type, detail(`types.${type}`)])}
            />
          )}
        </div>
        <div>
          <button type="submit" className={isAsked ? BUTTON : BUTTON_PRIMARY}>
            {t(isAsked ? "change" : "continue")}
          </button>
        </div>
      </form>
    </Section>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly error?: string | undefined;
  readonly options: readonly (readonly [string, string])[];
};

function Choice({ name, label, chosen, error, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium text-ink">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={chosen}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${name}-error`}
        className={FIELD}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${name}-error`} className="mt-1 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
