import { useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { BAD, GOOD, QUIET, WAITING } from "../ui/tones";

type Status = SubscriptionPageView["status"];
type CycleStatus = SubscriptionPageView["history"]["rows"][number]["status"];

const TONES: Readonly<Record<Status, string>> = {
  active: GOOD,
  trialing: GOOD,
  pending_setup: WAITING,
  setup_failed: BAD,
  past_due: BAD,
  canceled: QUIET,
  expired: QUIET,
};

const CYCLE_TONES: Readonly<Record<CycleStatus, string>> = {
  paid: GOOD,
  failed: BAD,
  processing: WAITING,
  retry_scheduled: WAITING,
  scheduled: QUIET,
  canceled: QUIET,
};

const PILL =
  "inline-flex items-center gap-2 rounded-full px-3 py-1 font-semibold text-[0.8125rem] forced-colors:border";

export function StatusPill({ status }: { status: Status }) {
  const t = useTranslations("subscription.status");
  return (
    <div role="status" className={`${PILL} shrink-0 whitespace-nowrap ${TONES[status]}`}>
      <Dot />
      {t(status)}
    </div>
  );
}

export function CyclePill({ status }: { status: CycleStatus }) {
  const t = useTranslations("subscription.cycle");
  return (
    <span className={`${PILL} max-sm:gap-1.5 max-sm:px-2 ${CYCLE_TONES[status]}`}>
      <Dot />
      {t(status)}
    </span>
  );
}

function Dot() {
  return <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />;
}
