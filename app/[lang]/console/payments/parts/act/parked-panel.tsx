import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { Instant } from "@/components/console/instant";
import { parkedReason, parkedWhat } from "@/components/console/records/parked-words";
import { Result } from "@/components/console/result";
import { BUTTON_DANGER, BUTTON_PRIMARY } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import { SubmitButton } from "@/components/ui/submit-button";
import { GOOD, QUIET } from "@/components/ui/tones";
import type { ParkedStanding } from "@/server/domain/console";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import type { Language } from "@/server/kernel/types";
import { AgainstPanel } from "./against-panel";

type Props = {
  readonly standing: ParkedStanding;
  readonly language: Language;
  readonly timeZone: string;
  readonly proof: ProofKind | null;
  readonly action: FormAction;
};

export function ParkedPanel({ standing, language, timeZone, proof, action }: Props) {
  const { waiting, lacks, decision } = standing;
  return (
    <>
      {decision !== null && <Decision decision={decision} timeZone={timeZone} isOver={waiting === null} />}
      {waiting !== null && (
        <div className="grid gap-3">
          <CallFacts call={waiting} language={language} timeZone={timeZone} />
          {lacks === null ? (
            <DecideForm
              what={waiting.what}
              choices={waiting.choices}
              missing={waiting.missing}
              proof={proof}
              action={action}
            />
          ) : (
            <AgainstPanel lacks={lacks} refusal={null} />
          )}
        </div>
      )}
    </>
  );
}

type DecisionProps = Pick<Props, "timeZone"> & {
  readonly decision: NonNullable<ParkedStanding["decision"]>;
  readonly isOver: boolean;
};

function Decision({ decision: { finding, by, at }, timeZone, isOver }: DecisionProps) {
  const t = useTranslations("console.parked");
  const words = t.rich(`said.${finding}`, {
    who: () => <bdi className="font-semibold">{by}</bdi>,
    at: () => <Instant at={at} timeZone={timeZone} style="full" />,
  });
  if (!isOver) return <p className="mb-3 text-muted">{words}</p>;
  return (
    <Result
      className={`rounded-lg px-3 py-2.5 forced-colors:border ${finding === "did_not" || finding === "give_back" ? QUIET : GOOD}`}
    >
      <p>{words}</p>
    </Result>
  );
}

type Call = NonNullable<ParkedStanding["waiting"]>;

function CallFacts({ call, language, timeZone }: Pick<Props, "language" | "timeZone"> & { call: Call }) {
  const t = useTranslations("console.parked");
  const mono = (text: string) => (
    <bdi dir="ltr" className="wrap-anywhere font-mono text-xs">
      {text}
    </bdi>
  );
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [t("what"), t(`kinds.${parkedWhat(call.what)}`)],
    [t("amount"), <Amount key="amount" money={call} language={language} />],
    [
      t("reported"),
      call.reported && (
        <bdi key="reported" dir="ltr">
          {call.reported}
        </bdi>
      ),
    ],
    [t("gateway"), mono(call.gateway)],
    [t("reference"), mono(call.referenceNumber)],
    [t("theirs"), isEmpty(call.gatewayRefs) ? null : mono(JSON.stringify(call.gatewayRefs))],
    [t("sent"), call.sentAt && <Instant key="sent" at={call.sentAt.toISOString()} timeZone={timeZone} style="full" />],
    [t("why"), t(`reasons.${parkedReason(call.reason)}`)],
    [t("note"), call.note && <bdi key="note">{call.note}</bdi>],
  ];
  return (
    <dl className="grid gap-2">
      {rows.map(([name, value]) =>
        value === null || value === "" ? null : (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-end text-ink">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function isEmpty(refs: unknown): boolean {
  return refs === null || JSON.stringify(refs) === "{}";
}

type DecideProps = Pick<Props, "proof" | "action"> & Pick<Call, "what" | "choices" | "missing">;

/** The form has a button per decision, so that none is preselected. */
function DecideForm({ what, choices, missing, proof, action }: DecideProps) {
  const t = useTranslations("console.parked");
  const form = useTranslations("console.form");
  const kind = what === "charge" || what === "reversal" || what === "issue" ? what : "operation";
  return (
    <ActionForm action={action} className="grid gap-3" label={t("decide")} leadsToAnswer>
      <p>{t(kind === "issue" ? "issueLead" : "lead")}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {choices.map((choice) => (
          <li key={choice}>{t(`means.${kind}.${choice}`)}</li>
        ))}
      </ul>
      <MissingChoices what={what} missing={missing} />
      <ProofField wanted={proof} />
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, at) => (
          <SubmitButton
            key={choice}
            className={at === 0 ? BUTTON_PRIMARY : BUTTON_DANGER}
            working={form("working")}
            field={{ name: "found", value: choice }}
          >
            {t(`choices.${choice}`)}
          </SubmitButton>
        ))}
      </div>
    </ActionForm>
  );
}

/** Only the money of a charge or a capture can be returned. */
function MissingChoices({ what, missing }: Pick<Call, "what" | "missing">) {
  const t = useTranslations("console.parked.missing");
  if (missing === null) return null;
  if (what === "charge" || what === "capture") return <p>{t(`${what}.${missing}`)}</p>;
  if (missing === "needs_approval" || missing === "no_right") return null;
  return what === "refund" || what === "void" ? <p>{t(`${what}.${missing}`)}</p> : null;
}
