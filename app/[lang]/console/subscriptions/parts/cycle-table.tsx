import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { CyclePill } from "@/components/console/records/subscription-pill";
import { TEXT_LINK } from "@/components/console/styles";
import { ListNumber } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import { alignment, CELL as CELLS, Scrolls, Table } from "@/components/ui/table";
import type { CycleLine, CycleTry, SubscriptionPageView } from "@/server/domain/console";
import type { CycleAttemptResult } from "@/server/domain/subscriptions/core/words";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: SubscriptionPageView; readonly language: Language; readonly timeZone: string };
type CycleProps = Omit<Props, "view"> & { readonly cycle: CycleLine; readonly currency: string };

const COLUMNS = ["number", "due", "state", "payment", "payer", "amount"] as const;
const CELL = CELLS.narrow;
const AMOUNT = alignment({ atEnd: "amount" });

export function CycleTable({ view, language, timeZone }: Props) {
  const t = useTranslations("console.subscriptions.detail");
  const { subscription, cycles } = view;
  const { currency } = subscription;
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`cycle.${name}`),
    atEnd: name === "amount" && ("amount" as const),
    isUnseen: name === "number",
  }));
  const digits = (amount: string) => moneyText({ amount, currency }, language).number;
  return (
    <Scrolls label={t("cycles")}>
      <Table look="narrow" columns={columns}>
        {view.nextCycle !== null && (
          <tr className="border-line border-b text-muted">
            <td className={CELL}>{view.nextCycle}</td>
            <td className={CELL}>{t("nextCycle", { number: view.nextCycle - 1 })}</td>
            <td className={CELL} colSpan={3}>
              {t("notMade")}
            </td>
            <td className={`${CELL} ${AMOUNT}`}>
              <ListNumber number={digits(subscription.recurring_amount)} />
            </td>
          </tr>
        )}
        {cycles.map((cycle) => (
          <Cycle key={cycle.cycle_number} cycle={cycle} currency={currency} language={language} timeZone={timeZone} />
        ))}
      </Table>
    </Scrolls>
  );
}

function Cycle({ cycle, currency, language, timeZone }: CycleProps) {
  const t = useTranslations("console.subscriptions.detail");
  const { session_id: sessionId, status, tries } = cycle;
  return (
    <>
      <tr className="border-line border-b">
        <td className={`${CELL} figures text-muted`}>{cycle.cycle_number}</td>
        <td className={`${CELL} whitespace-nowrap text-ink`}>
          <Day on={cycle.scheduled_date} month="short" />
        </td>
        <td className={CELL}>
          <CyclePill status={cycle.isHeld ? "held" : status} />
        </td>
        <td className={CELL}>
          {sessionId === null ? (
            "–"
          ) : (
            <a href={consoleHref(language, "payment", `/${sessionId}`)} className={TEXT_LINK}>
              <bdi dir="ltr">{sessionId.slice(0, 8)}…</bdi>
            </a>
          )}
        </td>
        <td className={`${CELL} text-muted`}>
          {t(`payers.${cycle.payer}`)}
          {cycle.paid_at !== null && (
            <>
              {" · "}
              <Instant at={cycle.paid_at} timeZone={timeZone} />
            </>
          )}
        </td>
        <td className={`${CELL} ${AMOUNT} font-semibold text-ink`}>
          <ListNumber number={moneyText({ amount: cycle.amount_due, currency }, language).number} />
        </td>
      </tr>
      {tries.map((attempt) => (
        <Try key={attempt.reference_number} attempt={attempt} count={tries.length} timeZone={timeZone} />
      ))}
    </>
  );
}

type TryProps = { readonly attempt: CycleTry; readonly count: number; readonly timeZone: string };

function Try({ attempt, count, timeZone }: TryProps) {
  const t = useTranslations("console.subscriptions.detail");
  const { status, failure_reason: reason, reference_number: reference, mail, attempt_number: number } = attempt;
  const key = status as CycleAttemptResult;
  const isBad = status === "failed" || status === "error";
  return (
    <tr className="border-line border-b bg-canvas text-muted">
      <td className={CELL} />
      <td className={`${CELL} whitespace-nowrap`}>
        <Instant at={attempt.attempted_at} timeZone={timeZone} />
      </td>
      <td className={CELL}>
        <span className="inline-flex items-center gap-1.5">
          <Icon
            name={isBad ? "x" : status === "success" ? "check" : "hourglass"}
            className={`size-3.5 ${isBad ? "text-bad" : status === "success" ? "text-good" : "text-warning"}`}
          />
          {reason === null ? (
            t(`tryStates.${key}`)
          ) : (
            <bdi dir="ltr" lang="en" className="wrap-anywhere">
              {reason}
            </bdi>
          )}
        </span>
      </td>
      <td className={CELL}>
        <bdi dir="ltr" className="font-mono text-xs">
          {reference}
        </bdi>
      </td>
      <td className={CELL}>
        {mail !== null && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="mail" className="size-3.5" />
            {t(`mails.${mail}`)}
          </span>
        )}
      </td>
      <td className={`${CELL} whitespace-nowrap text-end`}>{t("tryOf", { number, count })}</td>
    </tr>
  );
}
