import { useTranslations } from "next-intl";
import { GOOD, WAITING } from "../../ui/tones";
import { Pill, PLAIN } from "../pill";

const TONES: Readonly<Record<string, string>> = {
  active: GOOD,
  suspended: WAITING,
  pending: WAITING,
  completed: GOOD,
};

export function AccountPill({ status }: { status: string }) {
  const t = useTranslations("console.wallets.statuses");
  const key = status as Parameters<typeof t>[0];
  return <Pill tone={TONES[status] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{status}</bdi>}</Pill>;
}

export function OperationPill({ status }: { status: string }) {
  const t = useTranslations("console.wallets.operationStates");
  const key = status as Parameters<typeof t>[0];
  return <Pill tone={TONES[status] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{status}</bdi>}</Pill>;
}
