import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { SelectField } from "@/components/console/form/select-field";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { ALERT_KINDS } from "@/server/domain/alerts/core/words";
import type { ProfileProps } from "./profile-props";

type Props = Pick<ProfileProps, "actions"> & { readonly alerts: NonNullable<ProfileProps["alerts"]> };

export function AlertsSection({ alerts: { email, isConfirmed, kinds, language }, actions }: Props) {
  const t = useTranslations("console.alerts");
  const form = useTranslations("console.form");
  const languages = useTranslations("console.payments.detail.languages");
  const address = () => (
    <bdi dir="ltr" className="wrap-anywhere">
      {email}
    </bdi>
  );
  return (
    <Section title={t("own.title")} lead={t("own.lead")}>
      <div className="grid gap-4">
        {email === null ? (
          <p>{t("own.noAddress")}</p>
        ) : isConfirmed ? (
          <p>{t.rich("own.confirmed", { email: address })}</p>
        ) : (
          <ActionForm action={actions.confirmEmail} className="grid justify-items-start gap-2" label={t("own.confirm")}>
            <p>{t.rich("own.unconfirmed", { email: address })}</p>
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("own.confirm")}
            </SubmitButton>
          </ActionForm>
        )}
        <ActionForm action={actions.setAlerts} className="grid max-w-96 gap-3" label={t("own.title")}>
          <div className="grid">
            {ALERT_KINDS.map((kind) => (
              <TickBox key={kind} name="kind" value={kind} isTicked={kinds.includes(kind)}>
                {t(`kinds.${kind}`)}
              </TickBox>
            ))}
          </div>
          <SelectField
            name="language"
            label={t("own.language")}
            defaultValue={language}
            options={[
              ["en", languages("en")],
              ["ar", languages("ar")],
            ]}
          />
          <div>
            <SubmitButton className={BUTTON} working={form("working")}>
              {form("save")}
            </SubmitButton>
          </div>
        </ActionForm>
      </div>
    </Section>
  );
}
