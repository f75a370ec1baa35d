/** The order: what it is, what is paid now and how that adds up, and how long there is to pay it. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { orderMark } from "./checkout-labels";
import { Countdown } from "./countdown";

type Props = {
  readonly title: string;
  readonly orderNo: string | null;
  readonly description: string | null;
  /** What follows from paying, such as the charges of a subscription. */
  readonly terms?: ReactNode;
  readonly figure: ReactNode;
  readonly breakdown: ReactNode;
  readonly secondsLeft: number;
};

export function OrderSummary({ title, orderNo, description, terms, figure, breakdown, secondsLeft }: Props) {
  const t = useTranslations("checkout");
  return (
    <section aria-label={title} className="min-w-0">
      <h1 className="sr-only">{title}</h1>
      {orderNo !== null && (
        <p className="wrap-anywhere text-[15px] text-muted">
          {t.rich("order", { number: () => <bdi dir="ltr">{orderMark(orderNo)}</bdi> })}
        </p>
      )}
      <div aria-live="polite">{figure}</div>
      {description !== null && (
        <p className="mt-1 wrap-anywhere text-text">
          <bdi>{description}</bdi>
        </p>
      )}
      {terms}
      <details className="group mt-2 md:hidden">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-[14px] text-muted [&::-webkit-details-marker]:hidden">
          {t("details")}
          <span aria-hidden="true" className="text-[10px] group-open:rotate-180">
            ▼
          </span>
        </summary>
        {breakdown}
      </details>
      <div className="mt-5 hidden md:block">{breakdown}</div>
      <TimeLeft seconds={secondsLeft} />
    </section>
  );
}

const SECONDS_PER_DAY = 86_400;

/** A clock for the last day, days before that. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations("checkout");
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-[14px] text-muted">
      <ClockMark />
      {t("payWithin")}{" "}
      {seconds > SECONDS_PER_DAY ? (
        t("daysLeft", { days: Math.floor(seconds / SECONDS_PER_DAY) })
      ) : (
        <Countdown
          seconds={seconds}
          fiveMinutesLeft={t("fiveMinutesLeft")}
          oneMinuteLeft={t("oneMinuteLeft")}
          timeIsUp={t("timeIsUp")}
        />
      )}
    </p>
  );
}

function ClockMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <circle cx="8" cy="8" r="6.3" />
      <path d="M8 4.6V8l2.2 1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
