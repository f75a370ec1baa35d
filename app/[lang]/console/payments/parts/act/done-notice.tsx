import { useTranslations } from "next-intl";
import { StatePill } from "@/components/console/records/state-pill";
import { Result } from "@/components/console/result";
import { BAD, GOOD } from "@/components/ui/tones";
import type { DoneAct } from "@/server/domain/console";

/**
 * @param done the action that was just done; null shows nothing
 * @param at when it was done, so that the notice appears again for the same action
 */
type Props = { done: DoneAct | null; at: unknown; state: string; isRetryRefused: boolean };

export function DoneNotice({ done, at, state, isRetryRefused }: Props) {
  const t = useTranslations("console.payments.act.done");
  if (isRetryRefused) return <RetryRefused />;
  if (done === null) return null;
  return (
    <Result key={`${done} ${at}`} className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${GOOD}`}>
      {t.rich(done, { state: () => <StatePill state={state} /> })}
    </Result>
  );
}

function RetryRefused() {
  const t = useTranslations("console.payments.act");
  return (
    <Result isBad className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${BAD}`}>
      {t("retryRefused")}
    </Result>
  );
}
