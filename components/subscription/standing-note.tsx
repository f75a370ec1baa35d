import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { chargeReason } from "@/server/kernel/charge-reason";
import { isolated } from "@/server/kernel/isolated";
import { Banner } from "../ui/banner";
import { Day } from "../ui/day";
import { Moment } from "../ui/moment";

const RELOAD_SECONDS = 4;

type Props = {
  readonly view: SubscriptionPageView;
  /** True if the confirmation above the note already says how the plan ends. */
  readonly cancellationSaid: boolean;
};

export function StandingNote({ view, cancellationSaid }: Props) {
  if (view.checking) return <Checking />;
  const isQuiet = (view.cancellation !== null && !cancellationSaid) || QUIET.has(view.status);
  return (
    <>
      {(view.failure !== null || view.status === "setup_failed") && <Failed view={view} />}
      {view.nextCharge?.isLate && <Late view={view} on={view.nextCharge.on} />}
      {view.pause !== null && (
        <p className={NOTE}>
          <PauseNote pause={view.pause} />
        </p>
      )}
      {isQuiet && (
        <p className={NOTE}>
          <QuietNote view={view} />
        </p>
      )}
    </>
  );
}

function PauseNote({ pause: { hasBegun, on, until } }: { pause: NonNullable<SubscriptionPageView["pause"]> }) {
  const t = useTranslations("subscription");
  const days = { date: () => <Day on={on} />, until: () => (until === null ? null : <Day on={until} />) };
  if (!hasBegun) return t.rich(until === null ? "pauseComing" : "pauseComingUntil", days);
  return t.rich(until === null ? "paused" : "pausedUntil", days);
}

const NOTE = "mb-5 rounded-row bg-canvas px-4 py-3 text-text";

const QUIET: ReadonlySet<SubscriptionPageView["status"]> = new Set(["pending_setup", "canceled", "expired"]);

function Checking() {
  const t = useTranslations("processing");
  return (
    <div aria-live="polite" className="mb-5 flex gap-3 rounded-row bg-canvas px-4 py-3">
      <noscript>
        <meta httpEquiv="refresh" content={String(RELOAD_SECONDS)} />
      </noscript>
      <span
        aria-hidden="true"
        className="mt-1 size-4 shrink-0 rounded-full border-2 border-line border-t-accent motion-safe:animate-spin"
      />
      <div>
        <p className="font-semibold text-ink">{t("title")}</p>
        <p className="text-muted">{t("body")}</p>
      </div>
    </div>
  );
}

/** A charge is due but was not attempted; the customer need not act. */
function Late({ view: { merchantName }, on }: Pick<Props, "view"> & { on: string }) {
  const t = useTranslations("subscription");
  const merchant = isolated(merchantName, useLocale());
  return <p className={NOTE}>{t.rich("late", { merchant, date: () => <Day on={on} /> })}</p>;
}

/** Says why the outstanding balance is unpaid, that no money was taken, and what the customer can do. */
function Failed({ view }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  const { failure, status, timeZone } = view;
  const setup = status === "setup_failed";
  const time = (at: string) => () => <Moment at={at} timeZone={timeZone} />;
  return (
    <div className="mb-5">
      <Banner tone="warning" title={t(setup ? "setupFailedTitle" : "failedTitle")}>
        {failure !== null && (
          <p>
            <Why failure={failure} time={time(failure.at)} />
          </p>
        )}
        <p>
          <Advice view={view} />
        </p>
      </Banner>
    </div>
  );
}

type WhyProps = { readonly failure: NonNullable<SubscriptionPageView["failure"]>; readonly time: () => ReactNode };

function Why({ failure: { reason, decline }, time }: WhyProps) {
  const t = useTranslations("subscription");
  const declines = useTranslations("decline");
  if (decline === null || decline === "unknown") return t.rich(`reason.${chargeReason(reason)}`, { time });
  return t.rich("declinedAt", { reason: declines(decline), time });
}

function Advice({
  view: { isPlanOver, failure, can, cancellation, cards, status, timeZone },
}: {
  view: SubscriptionPageView;
}) {
  const t = useTranslations("subscription");
  if (status === "setup_failed" && isPlanOver) return t("planOver");
  if (status === "setup_failed") return cancellation === null ? t("setupFailedText") : null;
  if (can.pay) return t("payOrAdd");
  if (failure?.retryAt == null) return null;
  const { retryAt } = failure;
  const others = cards.some(({ isActive, isExpired }) => !isActive && !isExpired);
  return (
    <>
      {t.rich("retryAt", { time: () => <Moment at={retryAt} timeZone={timeZone} /> })}{" "}
      {chargeReason(failure.reason) !== "unavailable" && t(others ? "retryChoose" : "retryAdd")}
    </>
  );
}

export function QuietNote({ view: { status, cancellation, merchantName } }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  const merchant = isolated(merchantName, useLocale());
  if (cancellation === null) {
    if (status === "canceled") return t("canceledText");
    return status === "expired" ? t("expiredText") : t("pendingText");
  }
  const { on, by } = cancellation;
  if (on === null) return t(status === "past_due" ? "endsAfterBalance" : "endsBeforeStart");
  const date = () => <Day on={on} />;
  return by === "customer" ? t.rich("endsByCustomer", { date }) : t.rich("endsByMerchant", { date, merchant });
}
