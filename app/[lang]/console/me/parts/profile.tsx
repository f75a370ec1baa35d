import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { AlertsSection } from "./alerts-section";
import { KeysSection } from "./keys-section";
import type { ProfileProps } from "./profile-props";
import { SecondFactorSection } from "./second-factor-section";
import { SessionsSection } from "./sessions-section";
import { ThemeSection } from "./theme-section";

export function Profile(props: ProfileProps) {
  const t = useTranslations("console.profile");
  const form = useTranslations("console.form");
  return (
    <>
      <SecondFactorSection {...props} />
      <Section title={t("password")} lead={t("passwordLead")}>
        <ActionForm action={props.actions.changePassword} className="grid max-w-96 gap-4" label={t("password")}>
          <TextField
            name="current"
            type="password"
            label={t("current")}
            dir="ltr"
            autoComplete="current-password"
            maxLength={128}
            required
          />
          <TextField
            name="next"
            type="password"
            label={t("next")}
            hint={t("nextHint")}
            dir="ltr"
            autoComplete="new-password"
            minLength={12}
            maxLength={128}
            required
          />
          <div>
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("changePassword")}
            </SubmitButton>
          </div>
        </ActionForm>
      </Section>
      <SessionsSection {...props} />
      <ThemeSection {...props} />
      <KeysSection {...props} />
      {props.alerts !== null && <AlertsSection alerts={props.alerts} actions={props.actions} />}
      <Section title={t("permissions")} lead={t("permissionsLead")}>
        <details>
          <summary className="min-h-8 font-medium text-accent">
            {t("permissionCount", { count: props.permissions.length })}
          </summary>
          <ul className="mt-2 grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
            {props.permissions.map((permission) => (
              <li key={permission}>
                <bdi dir="ltr" lang="en" className="wrap-anywhere font-mono text-text text-xs">
                  {permission}
                </bdi>
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </>
  );
}
