import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import { BAD, QUIET, WAITING } from "@/components/ui/tones";
import type { SubscriptionPageView } from "@/server/domain/console";
import { civilDateOf } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: SubscriptionPageView; readonly language: Language; readonly timeZone: string };

const TONES: Readonly<Partial<Record<SubscriptionPageView["sentence"], string>>> = {
  outstanding: BAD,
  retried: WAITING,
  blocked: WAITING,
  charging: WAITING,
  setupOpen: WAITING,
};

export function MoneyBox({ view, language, timeZone }: Props) {
  const t = useTranslations("console.subscriptions.detail");
  const { sentence, subscription } = view;
  const tone = TONES[sentence] ?? QUIET;
  const said = subscription.current_cycle?.failure_reason ?? null;
  const isTold = (sentence === "outstanding" || sentence === "retried") && said !== null;
  return (
    <div className="border-line border-b px-4 py-4 sm:px-5">
      <div className={`flex gap-3 rounded-lg px-4 py-3 forced-colors:border ${tone}`}>
        <Icon name={tone === QUIET ? "hand-coins" : "circle-alert"} className="mt-0.5 size-4.5" />
        <div className="min-w-0">
          <p className="font-semibold text-ink">
            <Sentence view={view} language={language} timeZone={timeZone} />
          </p>
          <p>
            <More view={view} timeZone={timeZone} />
          </p>
          {isTold && (
            <p className="mt-1">
              {t("saidLast")}{" "}
              <bdi dir="ltr" lang="en">
                {said}
              </bdi>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Sentence({ view, language, timeZone }: Props) {
  const t = useTranslations("console.subscriptions.detail.sentence");
  const { sentence, subscription, endsOn } = view;
  const { current_cycle: cycle, currency, canceled_at: canceledAt } = subscription;
  const days = {
    ending: endsOn,
    canceled: canceledAt && civilDateOf(new Date(canceledAt), timeZone),
    other: cycle?.scheduled_date ?? null,
  };
  const day = days[sentence === "ending" || sentence === "canceled" ? sentence : "other"];
  return t.rich(sentence === "ending" && endsOn === null ? "endingUndated" : sentence, {
    amount: () => cycle && <Amount money={{ amount: cycle.amount_due, currency }} language={language} />,
    day: () => day && <Day on={day} />,
  });
}

function More({ view, timeZone }: Omit<Props, "language">) {
  const t = useTranslations("console.subscriptions.detail.more");
  const { sentence, subscription, nextTryAt, cycles } = view;
  if (sentence === "retried") {
    if (nextTryAt === null) return t("charging");
    return t.rich("retried", { at: () => <Instant at={nextTryAt} timeZone={timeZone} style="full" /> });
  }
  if (sentence === "outstanding") {
    const failed = cycles.find(({ cycle_number: number }) => number === subscription.current_cycle?.cycle_number);
    return t("outstanding", { count: failed?.tries.length ?? subscription.retry_count + 1 });
  }
  return t(sentence, { who: subscription.cancellation_initiator ?? "merchant" });
}
