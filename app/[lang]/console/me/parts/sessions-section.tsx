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
      <ActionForm action={actions.endOne} className="grid gap-3" label={t("sessions")}>
        <ul className="border-line border-t">
          {sessions.map(({ id, isThis, browser, address, createdAt, seenAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2"
            >
              <span className="min-w-0">
                <bdi dir="ltr" lang="en" className="wrap-anywhere font-medium text-ink">
                  {browser ?? t("unknownBrowser")}
                </bdi>
                {isThis && (
                  <span className="ms-2 rounded-full bg-good-soft px-2 font-medium text-good text-xs">
                    {t("thisOne")}
                  </span>
                )}
                <span className="block text-muted">
                  <bdi dir="ltr">{address}</bdi> · {t("signedInAt")} <Instant at={createdAt} timeZone={timeZone} /> ·{" "}
                  {t("lastUsedAt")} <Instant at={seenAt} timeZone={timeZone} />
                </span>
              </span>
              {!isThis && (
                <SubmitButton className={BUTTON} working={form("working")} field={{ name: "session", value: id }}>
                  {t("endOne")}
                  <span className="sr-only">
                    {" "}
                    <bdi dir="ltr" lang="en">
                      {browser ?? t("unknownBrowser")}
                    </bdi>{" "}
                    <bdi dir="ltr">{address}</bdi>
                  </span>
                </SubmitButton>
              )}
            </li>
          ))}
        </ul>
      </ActionForm>
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
