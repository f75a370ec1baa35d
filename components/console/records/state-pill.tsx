import { useTranslations } from "next-intl";
import { BAD, GOOD, WAITING } from "../../ui/tones";
import { Pill, PLAIN } from "../pill";

const TONES: Readonly<Record<string, string>> = {
  paid: GOOD,
  captured: GOOD,
  authorized: WAITING,
  cod: WAITING,
  failed: BAD,
};

export function StatePill({ state }: { state: string }) {
  const t = useTranslations("console.payments.states");
  const key = state as Parameters<typeof t>[0];
  return <Pill tone={TONES[state] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{state}</bdi>}</Pill>;
}
