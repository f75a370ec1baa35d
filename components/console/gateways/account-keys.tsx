import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldDescription, FieldsView } from "@/server/domain/gateways";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { BAD } from "../../ui/tones";
import { ActionForm } from "../form/action-form";
import { AskedTwice } from "../form/asked-twice";
import type { FormAction } from "../form/form-state";
import { ProofField } from "../form/proof-field";
import { SaveButton } from "../form/save-button";
import { Instant } from "../instant";
import { Section } from "../page-head";
import { KeyFields } from "./key-fields";

type Props = {
  readonly fields: readonly FieldDescription[];
  readonly keys: FieldsView;
  readonly timeZone: string;
  readonly proof: ProofKind | null;
  readonly actions: {
    readonly save: FormAction;
    readonly check: FormAction;
    readonly end: (field: string) => FormAction;
  } | null;
};

export function AccountKeys({ fields, keys, timeZone, proof, actions }: Props) {
  const t = useTranslations("console.gateways.keys");
  const { key_refused_at: refusedAt, identity, set_at: setAt } = keys;
  return (
    <Section title={t("title")} lead={t("lead")}>
      {refusedAt !== null && (
        <p role="alert" className={`mb-3 rounded-lg px-3 py-2 font-medium ${BAD}`}>
          {t("refusedSince")} <Instant at={refusedAt} timeZone={timeZone} style="full" />
        </p>
      )}
      <dl className="mb-3 flex flex-wrap gap-x-6 gap-y-1">
        <Fact name={t("setAt")}>
          {setAt === null ? t("never") : <Instant at={setAt} timeZone={timeZone} style="full" />}
        </Fact>
        <Fact name={t("identity")}>{identity === null ? t("unknown") : <bdi dir="ltr">{identity}</bdi>}</Fact>
        {fields
          .filter(({ secret }) => secret)
          .map(({ name }) => (
            <Fact key={name} name={t(`fields.${name}` as "fields.secret_key")}>
              <bdi dir="ltr">{keys.fields[name] ?? t("notSet")}</bdi>
            </Fact>
          ))}
      </dl>
      {Object.entries(keys.previous_keys).map(([name, until]) => (
        <div key={name} className="mb-3">
          <p>
            {t("previous", { field: t(`fields.${name}` as "fields.secret_key") })}{" "}
            <Instant at={until} timeZone={timeZone} style="full" />
          </p>
          {actions !== null && (
            <AskedTwice
              label={t("endPrevious")}
              lead={t("endPreviousLead")}
              button={t("endPreviousNow")}
              proof={proof}
              action={actions.end(name)}
            />
          )}
        </div>
      ))}
      {actions !== null && (
        <div className="grid gap-4">
          <ActionForm action={actions.check} label={t("check")}>
            <SaveButton label={t("check")} />
          </ActionForm>
          <ActionForm action={actions.save} label={t("change")} className="grid max-w-3xl gap-4">
            <h3 className="font-medium text-ink">{t("change")}</h3>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <KeyFields fields={fields} shown={keys.fields} />
            </div>
            <ProofField wanted={proof} />
            <SaveButton label={t("checkAndSave")} />
          </ActionForm>
        </div>
      )}
    </Section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-32">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
