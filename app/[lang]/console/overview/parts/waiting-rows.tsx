import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { consoleHref } from "@/components/console/pages";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import type { Waiting, WaitingSum } from "@/server/domain/figures";
import { civilDateOf } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly waiting: Waiting & { readonly alerts: { readonly count: number; readonly newest?: string | undefined } };
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
};

const HOUR_MS = 3_600_000;

export function WaitingRows({ waiting, language, timeZone, now }: Props) {
  const t = useTranslations("console.overview.waiting");
  const { approvals, parked, pastDue, events, toCapture, alerts } = waiting;
  const since = (at: Date) => t.rich("since", { day: () => <Day on={civilDateOf(at, timeZone)} month="short" /> });
  const hours = approvals.until && Math.max(0, Math.floor((approvals.until.getTime() - now.getTime()) / HOUR_MS));
  const isCalm = [alerts, parked, approvals, pastDue, events, toCapture].every(({ count }) => count === 0);
  return (
    <section aria-labelledby="waiting-title" className="py-4">
      <h2 id="waiting-title" className="px-4 pb-2 font-semibold sm:px-5">
        {t("title")}
      </h2>
      {isCalm && (
        <p className="flex items-center gap-2 px-4 text-muted sm:px-5">
          <Icon name="check" className="size-4 text-good" />
          {t("nothing")}
        </p>
      )}
      <ul>
        {alerts.newest !== undefined && (
          <Row
            icon="circle-alert"
            href={consoleHref(language, "alerts")}
            isUrgent
            words={t("alerts", { count: alerts.count })}
            verb={t("verbs.alerts")}
          >
            {alerts.newest}
          </Row>
        )}
        {parked.since !== null && (
          <Row
            icon="triangle-alert"
            href={consoleHref(language, "parked")}
            isUrgent
            words={t("parked", { count: parked.count })}
            verb={t("verbs.parked")}
          >
            {since(parked.since)}
          </Row>
        )}
        {events.count > 0 && (
          <Row
            icon="webhook"
            href={consoleHref(language, "events", "?state=exhausted")}
            isUrgent
            words={t("events", { count: events.count })}
            verb={t("verbs.events")}
          >
            {t("addresses", { count: events.addresses })}
          </Row>
        )}
        {approvals.count > 0 && (
          <Row
            icon="shield-check"
            href={consoleHref(language, "approvals")}
            words={t("approvals", { count: approvals.count })}
            verb={t("verbs.approvals")}
          >
            {hours !== null && t("approvalsUntil", { hours })}
          </Row>
        )}
        {toCapture.count > 0 && (
          <Row
            icon="hourglass"
            href={consoleHref(language, "payments", "?view=capture&range=all")}
            words={t("toCapture", { count: toCapture.count })}
            verb={t("verbs.toCapture")}
          >
            <Sums sums={toCapture.sums} language={language} /> {toCapture.since !== null && since(toCapture.since)}
          </Row>
        )}
        {pastDue.count > 0 && (
          <Row
            icon="repeat"
            href={consoleHref(language, "subscriptions", "?status=past_due")}
            words={t("pastDue", { count: pastDue.count })}
            verb={t("verbs.pastDue")}
          >
            <Sums sums={pastDue.sums} language={language} after={t("outstanding")} />
          </Row>
        )}
      </ul>
    </section>
  );
}

type RowProps = {
  readonly icon: string;
  readonly href: string;
  readonly isUrgent?: boolean;
  readonly words: string;
  readonly verb: string;
  readonly children: ReactNode;
};

function Row({ icon, href, isUrgent = false, words, verb, children }: RowProps) {
  return (
    <li
      className={`relative flex items-start gap-3 border-s-3 px-4 py-2.5 hover:bg-canvas sm:px-5 ${isUrgent ? "border-bad" : "border-warning"}`}
    >
      <Icon name={icon} className={`mt-0.5 size-4 ${isUrgent ? "text-bad" : "text-warning"}`} />
      <span className="min-w-0 grow">
        <a href={href} className="block font-medium text-ink after:absolute after:inset-0 hover:underline">
          {words}
        </a>
        <span className="block wrap-anywhere text-muted">{children}</span>
      </span>
      <span aria-hidden="true" className="shrink-0 font-medium text-accent">
        {verb}
      </span>
    </li>
  );
}

function Sums({ sums, language, after }: { sums: readonly WaitingSum[]; language: Language; after?: string }) {
  return (
    <>
      {sums.map((sum, index) => (
        <span key={sum.currency}>
          {index > 0 && " + "}
          <Amount money={sum} language={language} />
        </span>
      ))}
      {after !== undefined && ` ${after}`}
    </>
  );
}
