import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { consoleHref } from "@/components/console/pages";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import { WAITING } from "@/components/ui/tones";
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
  return (
    <ul aria-label={t("title")} className="grid border-line border-b sm:grid-cols-2 xl:grid-cols-4">
      {alerts.newest !== undefined && (
        <Row
          icon="circle-alert"
          href={consoleHref(language, "alerts")}
          isCalm={false}
          isWide
          words={t("alerts", { count: alerts.count })}
        >
          {alerts.newest}
        </Row>
      )}
      {parked.since !== null && (
        <Row
          icon="triangle-alert"
          href={consoleHref(language, "parked")}
          isCalm={false}
          isWide
          words={t("parked", { count: parked.count })}
        >
          {since(parked.since)}
        </Row>
      )}
      <Row
        icon="shield-check"
        href={consoleHref(language, "approvals")}
        isCalm={approvals.count === 0}
        words={t("approvals", { count: approvals.count })}
      >
        {hours === null ? t("nothing") : t("approvalsUntil", { hours })}
      </Row>
      <Row
        icon="circle-alert"
        href={consoleHref(language, "subscriptions", "?status=past_due")}
        isCalm={pastDue.count === 0}
        words={t("pastDue", { count: pastDue.count })}
      >
        {pastDue.count === 0 ? t("nothing") : <Sums sums={pastDue.sums} language={language} after={t("outstanding")} />}
      </Row>
      <Row
        icon="webhook"
        href={consoleHref(language, "events", "?state=exhausted")}
        isCalm={events.count === 0}
        words={t("events", { count: events.count })}
      >
        {events.count === 0 ? t("nothing") : t("addresses", { count: events.addresses })}
      </Row>
      <Row
        icon="hourglass"
        href={consoleHref(language, "payments", "?view=capture&range=all")}
        isCalm={toCapture.count === 0}
        words={t("toCapture", { count: toCapture.count })}
      >
        {toCapture.since === null ? (
          t("nothing")
        ) : (
          <>
            <Sums sums={toCapture.sums} language={language} /> {since(toCapture.since)}
          </>
        )}
      </Row>
    </ul>
  );
}

type RowProps = {
  readonly icon: string;
  readonly href?: string;
  readonly isCalm: boolean;
  readonly isWide?: boolean;
  readonly words: string;
  readonly children: ReactNode;
};

function Row({ icon, href, isCalm, isWide = false, words, children }: RowProps) {
  const tone = isCalm ? "bg-accent-soft text-accent" : WAITING;
  return (
    <li
      className={`relative flex items-start gap-3 border-line px-4 py-3 sm:px-5 ${isWide ? "col-span-full border-b" : "not-last:border-b sm:not-last:border-e xl:not-last:border-b-0"}`}
    >
      <span className={`grid size-7 shrink-0 place-items-center rounded-lg ${tone}`}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0">
        <span className="block font-medium text-ink">
          {href === undefined ? (
            words
          ) : (
            <a href={href} className="after:absolute after:inset-0 hover:underline">
              {words}
            </a>
          )}
        </span>
        <span className="block wrap-anywhere text-muted">{children}</span>
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
