import { useTranslations } from "next-intl";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { ActionForm } from "../form/action-form";
import { AskedTwice } from "../form/asked-twice";
import { DayField } from "../form/day-field";
import type { FormAction } from "../form/form-state";
import { ProofField } from "../form/proof-field";
import { SaveButton } from "../form/save-button";
import { ShownOnce } from "../form/shown-once";
import { TickField } from "../form/tick-field";
import { Section } from "../page-head";
import { BUTTON_PRIMARY } from "../styles";
import { type EndpointFacts, EndpointFields } from "./endpoint-fields";
import { GoOn, TestAnswer } from "./form-answers";

type Proven = { readonly proof: ProofKind | null };

const FORM = "grid max-w-160 gap-4";

function NewSecret() {
  const t = useTranslations("console");
  return <ShownOnce words={{ title: t("endpoints.secret"), copy: t("form.copy"), copied: t("form.copied") }} />;
}

export function NewEndpoint({ proof, create }: Proven & { readonly create: FormAction }) {
  const t = useTranslations("console.endpoints");
  return (
    <Section title={t("new")}>
      <ActionForm action={create} className={FORM} label={t("new")}>
        <EndpointFields />
        <ProofField wanted={proof} />
        <SaveButton label={t("create")} className={BUTTON_PRIMARY} />
        <NewSecret />
      </ActionForm>
    </Section>
  );
}

type Changes = {
  readonly change: FormAction;
  readonly pause: FormAction;
  readonly rotate: FormAction;
  readonly remove: FormAction;
  readonly test: FormAction;
  readonly redeliver: FormAction;
};

type Props = Proven & {
  readonly shown: EndpointFacts & { readonly paused_at: string | null };
  readonly actions: Changes;
};

export function EndpointForms({ shown, proof, actions }: Props) {
  const t = useTranslations("console.endpoints");
  const isPaused = shown.paused_at !== null;
  const pausing = t(isPaused ? "resume" : "pause");
  return (
    <>
      <Section title={t("test")} lead={t("testLead")}>
        <ActionForm action={actions.test} className={FORM} label={t("test")}>
          <SaveButton label={t("testNow")} />
          <TestAnswer title={t("answer")} />
        </ActionForm>
      </Section>
      {!isPaused && <Redelivery action={actions.redeliver} />}
      <Section title={t("change")}>
        <ActionForm action={actions.change} className={FORM} label={t("change")}>
          <EndpointFields shown={shown} />
          <ProofField wanted={proof} />
          <SaveButton />
        </ActionForm>
      </Section>
      <Section title={pausing} lead={t(isPaused ? "resumeLead" : "pauseLead")}>
        <ActionForm action={actions.pause} className={FORM} label={pausing}>
          <ProofField wanted={proof} />
          <SaveButton label={pausing} />
        </ActionForm>
      </Section>
      <Section title={t("rotate")} lead={t("rotateLead")}>
        <ActionForm action={actions.rotate} className={FORM} label={t("rotate")}>
          <ProofField wanted={proof} />
          <SaveButton label={t("rotate")} />
          <NewSecret />
        </ActionForm>
      </Section>
      <Section title={t("end")}>
        <AskedTwice
          label={t("remove")}
          lead={t("removeLead")}
          button={t("removeNow")}
          proof={proof}
          action={actions.remove}
        />
      </Section>
    </>
  );
}

function Redelivery({ action }: { readonly action: FormAction }) {
  const t = useTranslations("console.endpoints");
  return (
    <Section title={t("again")} lead={t("againLead")}>
      <ActionForm action={action} className={FORM} label={t("again")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DayField name="created_after" label={t("from")} required />
          <DayField name="created_before" label={t("to")} hint={t("toHint")} />
        </div>
        <TickField name="delivered" label={t("delivered")} defaultChecked={false} />
        <GoOn label={t("goOn")} />
        <SaveButton label={t("againNow")} />
      </ActionForm>
    </Section>
  );
}
