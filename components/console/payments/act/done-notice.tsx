/** Says what was just done to the payment, once. */
import { useTranslations } from "next-intl";
import { GOOD } from "../../../ui/tones";
import { StatePill } from "../state-pill";

const DONE = ["cancel", "expire", "delete", "restore", "inquiry"] as const;

/** @param done what the address says; anything unknown says nothing */
export function DoneNotice({ done, state }: { done: unknown; state: string }) {
  const t = useTranslations("console.payments.act.done");
  const known = DONE.find((act) => act === done);
  if (known === undefined) return null;
  return (
    <p role="status" className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${GOOD}`}>
      {t.rich(known, { state: () => <StatePill state={state} /> })}
    </p>
  );
}
