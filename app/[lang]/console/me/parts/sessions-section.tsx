import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ProfileProps } from "./profile-props";

type Props = Pick<ProfileProps, "sessions" | "timeZone" | "idleMinutes" | "actions">;

export function SessionsSection({ sessions, timeZone, idleMinutes, actions }: Props) {
  const t = useTranslations("console.profile");
  const form = useTranslations("console.form");
  return (
    <Section title={t("sessions")} lead={t("sessionsLead", { minutes: idleMinutes })}>
      <ul className="border-line border-t">
        {sessions.map(({ id, isThis, browser, address, seenAt }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2">
            <span className="min-w-0">
              <bdi dir="ltr" lang="en" className="wrap-anywhere font-medium text-ink">
                {browser ?? t("unknownBrowser")}
              </bdi>
              {isThis && (
                <span className="ms-2 rounded-full bg-good-soft px-2 font-medium text-good text-xs">
                  {t("thisOne")}
                </span>
              )}
            </span>
            <span className="text-muted">
              <bdi dir="ltr">{address}</bdi> · <Instant at={seenAt} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ul>
      <ActionForm action={actions.endOthers} className="mt-3 grid gap-3" label={t("endOthers")}>
        {sessions.length > 1 && (
          <div>
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("endOthers")}
            </SubmitButton>
          </div>
        )}
      </ActionForm>
    </Section>
  );
}
