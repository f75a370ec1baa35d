/** The state of a payment in a word and a colour; the word alone says it all. */
import { useTranslations } from "next-intl";

const GOOD = "bg-good-soft text-good";
const WAITING = "bg-warning-soft text-warning";
const QUIET = "border border-line bg-canvas text-text";

const TONES: Readonly<Record<string, string>> = {
  paid: GOOD,
  captured: GOOD,
  authorized: WAITING,
  cod: WAITING,
  failed: "bg-bad-soft text-bad",
};

export function StatePill({ state }: { state: string }) {
  const t = useTranslations("console.payments.states");
  const key = state as Parameters<typeof t>[0];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-xs leading-5 forced-colors:border ${TONES[state] ?? QUIET}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t.has(key) ? t(key) : <bdi dir="ltr">{state}</bdi>}
    </span>
  );
}
