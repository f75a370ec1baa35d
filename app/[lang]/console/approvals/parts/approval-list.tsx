import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { NextPage, queryOf } from "@/components/console/list-parts";
import { Empty } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { rowStyle } from "@/components/console/split";
import { Amount } from "@/components/ui/amount";
import type { ApprovalLine, ApprovalRow, ApprovalValues } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { hoursUntil, kindOf } from "./approval-words";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly now: Date;
  readonly rows: readonly ApprovalRow[];
  readonly next: string | null;
  readonly values: ApprovalValues;
  readonly shown: string | null;
};

export function ApprovalList({ rows, next, values, shown, timeZone, ...facts }: Props) {
  const t = useTranslations("console.approvals");
  const kept = { tab: values.tab, rows: values.rows, cursor: values.cursor };
  return (
    <>
      {rows.length === 0 ? (
        <Empty icon="shield-check">{t(`empty.${values.tab ?? "waiting"}`)}</Empty>
      ) : (
        <ul aria-label={t("list")}>
          {rows.map((row) =>
            "brokenId" in row ? (
              <li key={row.brokenId} className={`${rowStyle(false)} text-muted`}>
                {t.rich("broken", { id: () => <bdi dir="ltr">{row.brokenId}</bdi> })}
              </li>
            ) : (
              <li key={row.id} className={rowStyle(row.id === shown)}>
                <Line
                  row={row}
                  href={consoleHref(facts.language, "approval", `/${row.id}${queryOf(kept)}`)}
                  isHere={row.id === shown}
                  timeZone={timeZone}
                  {...facts}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <NextPage values={kept} next={next} timeZone={timeZone} />
    </>
  );
}

type LineProps = Pick<Props, "language" | "timeZone" | "now"> & {
  readonly row: ApprovalLine;
  readonly href: string;
  readonly isHere: boolean;
};

function Line({ row, href, isHere, language, timeZone, now }: LineProps) {
  const t = useTranslations("console.approvals");
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <a
          href={href}
          aria-current={isHere ? "true" : undefined}
          className="font-semibold text-ink after:absolute after:inset-0 hover:underline"
        >
          <Amount money={row.amount} language={language} />
        </a>
        <span className="shrink-0">
          {row.expiresAt === null ? <State state={row.state} /> : <TimeLeft until={row.expiresAt} now={now} />}
        </span>
      </div>
      <div className="mt-0.5 flex items-baseline justify-between gap-3 text-muted">
        <span className="min-w-0 truncate">
          <span className="text-text">{t(`kinds.${kindOf(row)}`)}</span> · <bdi>{row.customer ?? row.maker ?? "–"}</bdi>
        </span>
        {row.orderNo === null ? (
          <Instant at={row.createdAt} timeZone={timeZone} />
        ) : (
          <bdi dir="ltr" className="figures max-w-40 shrink-0 truncate">
            {row.orderNo}
          </bdi>
        )}
      </div>
    </>
  );
}

/** Hours before its expiry from which an approval request is highlighted; requests expire after two days. */
const SOON_HOURS = 24;

function TimeLeft({ until, now }: { until: string; now: Date }) {
  const t = useTranslations("console.approvals");
  const hours = hoursUntil(until, now);
  const tone = hours <= SOON_HOURS ? "font-semibold text-warning" : "text-muted";
  return (
    <span className={`figures inline-flex items-center gap-1 ${tone}`}>
      <Icon name="hourglass" className="size-3.5" />
      <span className="sr-only">{t("timeLeft")}</span>
      {t("left", { hours })}
    </span>
  );
}

function State({ state }: { state: string }) {
  const t = useTranslations("console.approvals.states");
  const key = state as Parameters<typeof t>[0];
  return <span className="text-muted">{t.has(key) ? t(key) : <bdi dir="ltr">{state}</bdi>}</span>;
}
