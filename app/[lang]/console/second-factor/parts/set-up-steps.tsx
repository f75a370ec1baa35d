import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextField } from "@/components/console/form/text-field";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { SecondFactorView } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { SetUpApp } from "./set-up-app";

type Props = {
  readonly view: SecondFactorView;
  readonly proof: ProofKind | null;
  readonly actions: { readonly start: FormAction; readonly finish: FormAction };
};

export function SetUpSteps({ view: { enrolment, confirmedAt }, proof, actions }: Props) {
  const t = useTranslations("console.secondFactor");
  const form = useTranslations("console.form");
  return (
    <section className="mt-6 grid gap-5 border-line border-t pt-5">
      <div>
        <h2>{t("app")}</h2>
        <p className="mt-1 text-muted">{t("appLead")}</p>
      </div>
      {/* The form stays on the page after confirmation, because its response contains the recovery codes,
          shown only once. */}
      <ActionForm action={actions.finish} className="grid gap-4">
        {enrolment !== null && (
          <>
            <SetUpApp enrolment={enrolment} />
            <TextField
              name="code"
              label={t("code")}
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
            <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={form("working")}>
              {t("confirm")}
            </SubmitButton>
          </>
        )}
        <ShownOnce words={{ title: t("codes"), copy: form("copy"), copied: form("copied") }} />
      </ActionForm>
      {confirmedAt === null && (
        <ActionForm action={actions.start} className="grid gap-4">
          <ProofField wanted={proof} />
          <SubmitButton
            className={`${enrolment === null ? BUTTON_PRIMARY : BUTTON} min-h-10 w-full`}
            working={form("working")}
          >
            {t(enrolment === null ? "begin" : "again")}
          </SubmitButton>
        </ActionForm>
      )}
      {confirmedAt !== null && <p className="text-muted">{t("isOn")}</p>}
    </section>
  );
}
