import { useTranslations } from "next-intl";
import { BAD, GOOD, WAITING, WORKING } from "../../ui/tones";
import { Pill, PLAIN } from "../pill";

const TONES: Readonly<Record<string, string>> = {
  active: GOOD,
  trialing: GOOD,
  past_due: BAD,
  pending_setup: WAITING,
  paid: GOOD,
  failed: BAD,
  processing: WORKING,
  retry_scheduled: WAITING,
};

export function SubscriptionPill({ status }: { status: string }) {
  const t = useTranslations("console.subscriptions.statuses");
  const key = status as Parameters<typeof t>[0];
  return <Pill tone={TONES[status] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{status}</bdi>}</Pill>;
}

export function CyclePill({ status }: { status: string }) {
  const t = useTranslations("console.subscriptions.detail.cycleStates");
  const key = status as Parameters<typeof t>[0];
  return <Pill tone={TONES[status] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{status}</bdi>}</Pill>;
}
