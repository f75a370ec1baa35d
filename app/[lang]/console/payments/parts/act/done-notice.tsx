/** The message is shown once. */
import { useTranslations } from "next-intl";
import { StatePill } from "@/components/console/records/state-pill";
import { Result } from "@/components/console/result";
import { GOOD } from "@/components/ui/tones";

const DONE = ["collect", "resend", "invoice_link", "cancel", "expire", "delete", "restore", "inquiry"] as const;

/**
 * @param done the action, from the address; unknown values show nothing
 * @param at when the action was done, so that the same action done again is shown again
 */
export function DoneNotice({ done, at, state }: { done: unknown; at: unknown; state: string }) {
  const t = useTranslations("console.payments.act.done");
  const known = DONE.find((act) => act === done);
  if (known === undefined) return null;
  return (
    <Result key={`${known} ${at}`} className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${GOOD}`}>
      {t.rich(known, { state: () => <StatePill state={state} /> })}
    </Result>
  );
}
