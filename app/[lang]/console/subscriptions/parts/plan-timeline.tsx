import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { BAD, GOOD, QUIET } from "@/components/ui/tones";
import type { PlanEntry } from "@/server/domain/console";

const LOOKS: Readonly<Record<string, readonly [icon: string, tone: string]>> = {
  created: ["plus", QUIET],
  reminded: ["mail", QUIET],
  setup_paid: ["check", GOOD],
  setup_saved: ["check", GOOD],
  charge_paid: ["check", GOOD],
  balance_paid: ["check", GOOD],
  setup_retried: ["rotate-ccw", QUIET],
  setup_abandoned: ["hourglass", QUIET],
  retries_exhausted: ["circle-alert", BAD],
};
const OTHER = ["ban", QUIET] as const;

export function PlanTimeline({ entries, timeZone }: { entries: readonly PlanEntry[]; timeZone: string }) {
  const t = useTranslations("console.subscriptions");
  const spoken = (group: "statuses" | "detail.entries", word: string) => {
    const key = `${group}.${word}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : word;
  };
  return (
    <ol>
      {entries.map(({ id, at, kind, step, cycle }) => {
        const [icon, tone] = LOOKS[kind] ?? OTHER;
        return (
          <li key={id} className="flex gap-3 pb-4 last:pb-0">
            <span className={`grid size-6 shrink-0 place-items-center rounded-full forced-colors:border ${tone}`}>
              <Icon name={icon} className="size-3.5" />
            </span>
            <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
              <div className="min-w-0">
                <p className="font-medium text-ink">{spoken("detail.entries", kind)}</p>
                {step !== null && (
                  <p className="text-muted">
                    {t("detail.steps", { from: spoken("statuses", step[0]), to: spoken("statuses", step[1]) })}
                  </p>
                )}
                {cycle !== null && <p className="text-muted">{t("detail.ofCycle", { number: cycle })}</p>}
              </div>
              <span className="text-muted">
                <Instant at={at} timeZone={timeZone} />
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
