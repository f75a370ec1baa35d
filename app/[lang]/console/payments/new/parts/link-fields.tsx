import { useTranslations } from "next-intl";
import { FieldError } from "@/components/console/form/field-error";
import { SelectField } from "@/components/console/form/select-field";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import type { PaymentFormProps } from "./new-payment-props";

const LIFETIMES = ["01:00:00", "1 00:00:00", "3 00:00:00", "7 00:00:00", "30 00:00:00"] as const;
const HOURS = { "01:00:00": 1, "1 00:00:00": 24, "3 00:00:00": 72, "7 00:00:00": 168, "30 00:00:00": 720 } as const;
const EVENTS = ["created", "paid"] as const;

export function LinkFields({ defaultLanguage, lifetime }: PaymentFormProps) {
  const t = useTranslations("console.newPayment");
  const languages = useTranslations("console.payments.detail.languages");
  return (
    <Section title={t("link")}>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <SelectField
          name="language"
          label={t("language")}
          defaultValue={defaultLanguage}
          options={[
            ["en", languages("en")],
            ["ar", languages("ar")],
          ]}
        />
        <SelectField
          name="expiration_time"
          label={t("lifetime")}
          defaultValue=""
          options={[
            ["", t("lifetimeDefault", { hours: Math.round(lifetime / 3600) })],
            ...LIFETIMES.map((each) => [each, lifeWords(t, HOURS[each])] as const),
          ]}
        />
        {EVENTS.map((event) => (
          <fieldset key={event}>
            <legend className="mb-1 font-medium text-ink">{t(`tell.${event}`)}</legend>
            <div className="flex flex-wrap gap-x-5">
              {CHANNELS.map((channel) => (
                <TickBox key={channel} name={`notifications.${channel}`} value={event}>
                  {t(`channels.${channel}`)}
                </TickBox>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {CHANNELS.map((channel) => (
        <FieldError key={channel} name={`notifications.${channel}`} />
      ))}
    </Section>
  );
}

function lifeWords(t: ReturnType<typeof useTranslations<"console.newPayment">>, hours: number): string {
  return hours < 24 ? t("hours", { count: hours }) : t("days", { count: hours / 24 });
}
