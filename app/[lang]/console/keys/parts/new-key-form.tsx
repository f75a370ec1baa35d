/** The form's response shows both keys of the new pair, only once. */
import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { DayField } from "@/components/console/form/day-field";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import type { ProofKind } from "@/server/domain/merchants/core/words";

type Props = { readonly proof: ProofKind | null; readonly create: FormAction };

export function NewKeyForm({ proof, create }: Props) {
  const t = useTranslations("console.keys");
  const form = useTranslations("console.form");
  return (
    <Section title={t("new")}>
      <ActionForm action={create} className="grid max-w-160 gap-4" label={t("new")}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="name" label={t("name")} hint={t("nameHint")} autoComplete="off" maxLength={50} required />
          <DayField name="until" label={t("until")} hint={t("untilHint")} />
        </div>
        <ProofField wanted={proof} />
        <SaveButton label={t("create")} className={BUTTON_PRIMARY} />
        <ShownOnce words={{ title: t("shown"), copy: form("copy"), copied: form("copied") }} />
      </ActionForm>
    </Section>
  );
}
