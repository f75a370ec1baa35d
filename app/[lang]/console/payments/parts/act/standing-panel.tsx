import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Instant } from "@/components/console/instant";
import { Result } from "@/components/console/result";
import { Amount } from "@/components/ui/amount";
import { BAD, GOOD, QUIET, WAITING } from "@/components/ui/tones";
import type { OperationStanding } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = { readonly standing: OperationStanding; readonly language: Language; readonly timeZone: string };

const TONES: Readonly<Record<string, string>> = {
  done: GOOD,
  processing: WAITING,
  queued: WAITING,
  refused: BAD,
  rejected: BAD,
  reversed: BAD,
  request_pending: WAITING,
  request_rejected: BAD,
  request_manual_action_required: BAD,
};

export function StandingPanel({ standing, language, timeZone }: Props) {
  const t = useTranslations("console.payments.act.standing");
  const { kind, state, amount, isToWallet, reference, said, until } = standing;
  const word = (state === "done" ? `done_${isToWallet ? "wallet" : kind}` : state) as Parameters<typeof t>[0];
  const next = state === "processing" || state === "queued" ? "asked" : "ends";
  return (
    <>
      <Result className={`rounded-lg px-3 py-2.5 forced-colors:border ${TONES[state] ?? QUIET}`}>
        <p className="font-semibold">{t.has(word) ? t(word) : <bdi dir="ltr">{state}</bdi>}</p>
        {(state === "processing" || state === "queued") && <p className="mt-0.5">{t("nothingToDo")}</p>}
      </Result>
      <dl className="mt-3 grid gap-2">
        <Row name={t("amount")}>
          <Amount money={amount} language={language} />
        </Row>
        {reference !== null && (
          <Row name={t("reference")}>
            <bdi dir="ltr" className="wrap-anywhere font-mono text-xs">
              {reference}
            </bdi>
          </Row>
        )}
        {said !== null && (
          <Row name={t("said")}>
            <bdi>{said}</bdi>
          </Row>
        )}
        {until !== null && (
          <Row name={t(next)}>
            <Instant at={until} timeZone={timeZone} />
          </Row>
        )}
      </dl>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-end text-ink">{children}</dd>
    </div>
  );
}
