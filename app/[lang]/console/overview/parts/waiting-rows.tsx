import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { consoleHref } from "@/components/console/pages";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import { BAD } from "@/components/ui/tones";
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
  const rows: readonly WaitingRow[] = [
    { name: "alerts", icon: "circle-alert", page: "alerts", isUrgent: true, detail: alerts.newest },
    {
      ...{ name: "parked", icon: "triangle-alert", page: "parked", isUrgent: true },
      detail: parked.since !== null && since(parked.since),
    },
    {
      ...{ name: "events", icon: "webhook", page: "events", query: "?state=exhausted", isUrgent: true },
      detail: t("addresses", { count: events.addresses }),
    },
    {
      ...{ name: "approvals", icon: "shield-check", page: "approvals" },
      detail: hours !== null && t("approvalsUntil", { hours }),
    },
    {
      ...{ name: "toCapture", icon: "hourglass", page: "payments", query: "?view=capture&range=all" },
      detail: (
        <>
          <Sums sums={toCapture.sums} language={language} /> {toCapture.since !== null && since(toCapture.since)}
        </>
      ),
    },
    {
      ...{ name: "pastDue", icon: "repeat", page: "subscriptions", query: "?status=past_due" },
      detail: <Sums sums={pastDue.sums} language={language} after={t("outstanding")} />,
    },
  ];
  const shown = rows.filter(({ name }) => waiting[name].count > 0);
  return (
    <section aria-labelledby="waiting-title" className="py-4">
      <h2 id="waiting-title" className="px-4 pb-2 font-semibold sm:px-5">
        {t("title")}
        {shown.length > 0 && (
          <span
            aria-hidden="true"
            className={`figures ms-2 rounded-full px-1.5 font-medium text-xs forced-colors:border ${BAD}`}
          >
            {shown.length}
          </span>
        )}
      </h2>
      {shown.length === 0 && (
        <p className="flex items-center gap-2 px-4 text-muted sm:px-5">
          <Icon name="check" className="size-4 text-good" />
          {t("nothing")}
        </p>
      )}
      <ul>
        {shown.map(({ name, icon, page, query = "", isUrgent = false, detail }) => (
          <Row
            key={name}
            icon={icon}
            href={consoleHref(language, page, query)}
            isUrgent={isUrgent}
            words={t(name, { count: waiting[name].count })}
            verb={t(`verbs.${name}`)}
          >
            {detail}
          </Row>
        ))}
      </ul>
    </section>
  );
}

type WaitingRow = {
  readonly name: "alerts" | "parked" | "events" | "approvals" | "toCapture" | "pastDue";
  readonly icon: string;
  readonly page: Parameters<typeof consoleHref>[1];
  readonly query?: string;
  readonly isUrgent?: boolean;
  readonly detail: ReactNode;
};

type RowProps = {
  readonly icon: string;
  readonly href: string;
  readonly isUrgent: boolean;
  readonly words: string;
  readonly verb: string;
  readonly children: ReactNode;
};

function Row({ icon, href, isUrgent, words, verb, children }: RowProps) {
  return (
    <li
      className={`relative flex items-start gap-3 border-line border-b px-4 py-2.5 before:absolute before:inset-y-0 before:start-0 before:w-0.75 last:border-b-0 hover:bg-canvas sm:px-5 ${isUrgent ? "before:bg-bad" : "before:bg-warning"}`}
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
