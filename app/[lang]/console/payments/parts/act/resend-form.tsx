import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { FieldError } from "@/components/console/form/field-error";
import type { FormAction } from "@/components/console/form/form-state";
import { TickBox } from "@/components/console/form/tick-box";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenField } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PaymentPanel } from "@/server/domain/console";

type Props = {
  readonly notice: NonNullable<Extract<PaymentPanel, { kind: "act" }>["notice"]>;
  readonly sendKey: string;
  readonly action: FormAction;
};

export function ResendForm({ notice: { event, addressees }, sendKey, action }: Props) {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  return (
    <ActionForm action={action} className="grid gap-4" label={t("names.resend")} leadsToAnswer>
      <HiddenField name="tracking_key" value={sendKey} />
      <p>{t(`resend.tells.${event}`)}</p>
      <fieldset>
        <legend className="mb-1 font-medium text-ink">{t("to")}</legend>
        {addressees.map(({ channel, to }) => (
          <div key={channel}>
            <TickBox name="channel" value={channel} isTicked>
              <span>
                {t(`resend.channels.${channel}`)}{" "}
                <bdi dir="ltr" className="wrap-anywhere text-muted">
                  {to}
                </bdi>
              </span>
            </TickBox>
          </div>
        ))}
        <FieldError name="channel" />
      </fieldset>
      <SubmitButton className={`${BUTTON_PRIMARY} w-full`} working={form("working")}>
        {t("submit.resend")}
      </SubmitButton>
    </ActionForm>
  );
}
