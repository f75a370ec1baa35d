import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LOCALES } from "@/server/kernel/words";
import type { StartFacts } from "@/server/pages/start-facts";
import { Icon } from "../console/icon";

/** Delay in seconds that the page reports; docs/observability/alerts.yml calls a person only after 300. */
const LATE_SECONDS = 60;
const READINESS = "/api/health/ready";

type Service = {
  readonly name: "database" | "jobs" | "email" | "webhooks" | "gateways";
  readonly isWell: boolean;
  readonly said: string;
  readonly figure: string | null;
  readonly reason?: string | null;
  readonly href: string | null;
};

export function Health({ facts, timeZone }: { facts: StartFacts; timeZone: string }) {
  const t = useTranslations("start.health");
  const services = useServices(facts);
  const well = services.filter(({ isWell }) => isWell).length;
  const ordered = [...services].sort((one, other) => Number(one.isWell) - Number(other.isWell));
  const clock = new Intl.DateTimeFormat(LOCALES[useLocale()], { timeStyle: "medium", hourCycle: "h23", timeZone });
  return (
    <section
      aria-labelledby="health"
      className="mt-10 overflow-hidden rounded-card border border-line bg-surface text-[0.875rem]"
    >
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 py-3">
        <h2 id="health" className="text-[0.9375rem]">
          {t("title")}
        </h2>
        <p className="me-auto text-[0.8125rem] text-muted">
          {t("checked", { well, all: services.length, time: `\u2066${clock.format(new Date(facts.readAt))}\u2069` })}
        </p>
        <a href={READINESS} className="font-medium text-[0.8125rem] text-accent hover:underline">
          <bdi dir="ltr">{READINESS}</bdi>
        </a>
      </header>
      <ul className="grid gap-px border-line border-t bg-line sm:grid-cols-2 lg:grid-cols-5">
        {ordered.map((service) => (
          <Light key={service.name} service={service}>
            {t(service.name)}
          </Light>
        ))}
      </ul>
    </section>
  );
}

function Light({
  service: { isWell, said, reason = null, figure, href },
  children,
}: {
  service: Service;
  children: ReactNode;
}) {
  const t = useTranslations("start.health");
  return (
    <li className="relative grid min-w-0 grid-cols-[auto_minmax(min-content,1fr)_auto] items-center gap-2 bg-surface px-5 py-3 last:max-lg:sm:odd:col-span-2">
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${isWell ? "bg-good" : "bg-warning"}`} />
      <span>
        <span className="block font-medium text-ink">{children}</span>
        <span className="block text-[0.8125rem] text-muted">{said}</span>
        {reason !== null && (
          <span className="wrap-anywhere line-clamp-3 text-[0.8125rem] text-muted">
            <bdi>{reason}</bdi>
          </span>
        )}
        {!isWell && href !== null && (
          <a href={href} className="inline-flex items-center gap-1 font-medium text-[0.8125rem] text-accent">
            {t(href === READINESS ? "seeWhy" : "repair")}
            <Icon name="arrow-right" turns className="size-3.5" />
          </a>
        )}
      </span>
      {figure !== null && (
        <span className={`figures text-end text-[0.8125rem] ${isWell ? "text-muted" : "font-medium text-warning"}`}>
          {figure}
        </span>
      )}
    </li>
  );
}

type Words = ReturnType<typeof useTranslations<"start.health">>;

function jobsSaid(jobs: StartFacts["jobs"], t: Words): Pick<Service, "isWell" | "said" | "figure"> {
  const late = jobs.oldest_due_job?.seconds ?? 0;
  const givenUp = jobs.given_up_items ?? 0;
  if (jobs.last_run_at === null) return { isWell: false, said: t("neverRun"), figure: null };
  if (late >= LATE_SECONDS) return { isWell: false, said: t("late"), figure: t("seconds", { seconds: late }) };
  if (givenUp > 0) return { isWell: false, said: t("givenUp", { count: givenUp }), figure: null };
  return { isWell: true, said: t("noneLate"), figure: null };
}

function useServices({ usage, jobs }: StartFacts): readonly Service[] {
  const t = useTranslations("start.health");
  const language = useLocale();
  const { database, mails, events, gateways } = usage;
  const unread = { isWell: false, said: t("unread"), figure: null, href: READINESS };
  return [
    {
      name: "database",
      href: READINESS,
      ...(database === null
        ? unread
        : {
            isWell: true,
            said: `\u2066Postgres ${database.version}\u2069`,
            figure: t("ms", { ms: database.milliseconds }),
          }),
    },
    { name: "jobs", href: READINESS, ...(jobs.status === "ready" ? jobsSaid(jobs, t) : unread) },
    {
      name: "email",
      href: null,
      ...(mails === null
        ? unread
        : {
            reason: mails.failure,
            isWell: mails.failing === 0,
            said: mails.failing > 0 ? t("unsent", { count: mails.failing }) : t(mails.isKept ? "kept" : "sent"),
            figure: t("lastDay", { count: mails.lastDay }),
          }),
    },
    {
      name: "webhooks",
      href: `/${language}/console/events?state=${events?.givenUp === 0 ? "pending" : "exhausted"}`,
      ...(events === null
        ? unread
        : {
            isWell: events.count === 0,
            said: events.count === 0 ? t("delivered") : t("failing", { count: events.addresses }),
            figure: events.count === 0 ? null : t("open", { count: events.count }),
          }),
    },
    {
      name: "gateways",
      href: `/${language}/console/gateways`,
      ...(gateways === null
        ? unread
        : {
            isWell: gateways.all > 0,
            said: t("simulated", { count: gateways.simulated }),
            figure: `\u2066${gateways.all}\u2069`,
          }),
    },
  ];
}
