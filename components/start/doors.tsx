import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "../console/icon";
import { Instant } from "../console/instant";
import { Sparkline } from "../ui/sparkline";
import type { StartProps } from "./start-props";

export function Doors({ installation, facts }: Pick<StartProps, "installation" | "facts">) {
  const t = useTranslations("start");
  const language = useLocale();
  const { sessions = null, mails = null } = facts?.usage ?? {};
  const { guides, clock, timeZone } = installation;
  return (
    <ul aria-label={t("look")} className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Door href={`/${language}/console/`} icon="chart-column" title={t("console")} lead={t("consoleLead")}>
        {sessions !== null && (
          <span className="flex w-full items-center justify-between gap-3">
            {t("sessions", { count: sessions.days.reduce((sum, day) => sum + day, 0) })}
            <Sparkline values={sessions.days} />
          </span>
        )}
      </Door>
      <Door href={`/${language}/docs`} icon="book" title={t("docs")} lead={t("docsLead")}>
        {t("guides", { count: guides })}
      </Door>
      <Door href={`/${language}/docs/reference`} icon="code" title={t("reference")} lead={t("referenceLead")}>
        <bdi dir="ltr">OpenAPI 3.1</bdi>
      </Door>
      <Door href={`/${language}/sandbox/mailbox`} icon="mail" title={t("mailbox")} lead={t("mailboxLead")}>
        {mails !== null && (mails.lastAt === null ? t("noMail") : <LastMail at={mails.lastAt} timeZone={timeZone} />)}
      </Door>
      <Door href={`/${language}/sandbox/events`} icon="webhook" title={t("events")} lead={t("eventsLead")}>
        {facts?.usage.events != null && t("undelivered", { count: facts.usage.events.count })}
      </Door>
      <Door href={`/${language}/console/test`} icon="clock" title={t("clock")} lead={t("clockLead")}>
        <Instant at={clock} timeZone={timeZone} style="full" />
      </Door>
    </ul>
  );
}

function LastMail({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useTranslations("start");
  return <span>{t.rich("lastMail", { at: () => <Instant at={at} timeZone={timeZone} style="full" /> })}</span>;
}

type DoorProps = {
  readonly href: string;
  readonly icon: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

function Door({ href, icon, title, lead, children }: DoorProps) {
  return (
    <li className="min-w-0">
      <a
        href={href}
        className="group flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4.5 hover:border-line-strong hover:shadow-card"
      >
        <Icon name={icon} className="mb-3 size-9 rounded-lg bg-accent-soft p-2 text-accent" />
        <span className="flex items-center justify-between gap-3 font-semibold text-ink">
          {title}
          <Icon name="arrow-right" turns className="size-4 text-muted group-hover:text-accent" />
        </span>
        <span className="mt-1 mb-3 block text-[0.875rem] text-muted">{lead}</span>
        {children !== null && children !== false && (
          <span className="mt-auto flex min-h-9 items-center border-line border-t pt-3 text-[0.8125rem] text-muted [&_time]:whitespace-normal">
            {children}
          </span>
        )}
      </a>
    </li>
  );
}
