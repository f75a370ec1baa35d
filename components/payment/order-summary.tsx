import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Chevron } from "../ui/chevron";
import { Countdown } from "./countdown";
import { orderMark } from "./display-names";

type Props = {
  readonly title: string;
  readonly orderNo: string | null;
  readonly lead?: string | null;
  readonly description: string | null;
  readonly enclosure?: ReactNode;
  readonly terms?: ReactNode;
  readonly figure: ReactNode;
  /** The parts of the order's amount; null if the amount has only one part. */
  readonly breakdown: ReactNode;
  readonly timeLeft: ReactNode;
};

export function OrderSummary({
  title,
  orderNo,
  lead,
  description,
  enclosure,
  terms,
  figure,
  breakdown,
  timeLeft,
}: Props) {
  const t = useTranslations("checkout");
  return (
    <section aria-label={title} className="min-w-0 md:flex md:flex-col">
      {orderNo !== null && (
        <p className="wrap-anywhere text-muted">
          {t.rich("order", { number: () => <bdi dir="ltr">{orderMark(orderNo)}</bdi> })}
        </p>
      )}
      {lead != null && (
        <p className="mt-1 wrap-anywhere font-semibold text-[1.125rem] text-ink">
          <bdi>{lead}</bdi>
        </p>
      )}
      <h1 className={figure === null ? "mt-1 wrap-anywhere text-[1.75rem] leading-tight" : "sr-only"}>{title}</h1>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:contents">
        {figure !== null && <div aria-live="polite">{figure}</div>}
        {timeLeft}
      </div>
      {description !== null && (
        <p className="mt-1 wrap-anywhere text-text">
          <bdi>{description}</bdi>
        </p>
      )}
      {enclosure != null && <div className="mt-1">{enclosure}</div>}
      {terms}
      {breakdown !== null && (
        <>
          <details className="group mt-3 rounded-row border border-line bg-surface px-4 md:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between gap-2 text-accent [&::-webkit-details-marker]:hidden">
              {t("details")}
              <Chevron />
            </summary>
            <div className="pb-1">{breakdown}</div>
          </details>
          <div className="mt-5 hidden md:block">{breakdown}</div>
        </>
      )}
    </section>
  );
}

export function TimeLeft({ seconds, label }: { seconds: number; label: string }) {
  const t = useTranslations("checkout");
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-[0.875rem] text-muted md:order-last md:mt-4">
      <ClockMark />
      <span className="max-md:sr-only">{label}</span>{" "}
      <Countdown
        seconds={seconds}
        language={useLocale()}
        fiveMinutesLeft={t("fiveMinutesLeft")}
        oneMinuteLeft={t("oneMinuteLeft")}
        timeIsUp={t("timeIsUp")}
      />
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
