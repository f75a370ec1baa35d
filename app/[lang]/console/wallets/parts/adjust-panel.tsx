import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { ChoiceField } from "@/components/console/form/choice-field";
import type { FormAction } from "@/components/console/form/form-state";
import { KeyField } from "@/components/console/form/key-field";
import { ProofField } from "@/components/console/form/proof-field";
import { TextField } from "@/components/console/form/text-field";
import { Section } from "@/components/console/page-head";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { DIRECTIONS } from "@/server/domain/wallet/core/words";

export type PanelProps = {
  readonly action: FormAction;
  readonly freshKey: string;
  readonly proof: ProofKind | null;
  readonly closeHref: string;
};

export function AdjustPanel({ action, freshKey, proof, closeHref, currency }: PanelProps & { currency: string }) {
  const t = useTranslations("console.wallets");
  return (
    <Section title={t("adjustTitle")} lead={t("adjustLead")}>
      <ActionForm action={action} className="grid max-w-md gap-3" label={t("adjustTitle")}>
        <KeyField name="key" fresh={freshKey} />
        <ChoiceField
          name="direction"
          label={t("direction")}
          options={DIRECTIONS.map((direction) => [direction, t(`directions.${direction}`)])}
        />
        <TextField
          name="amount"
          label={t("amount", { currency })}
          inputMode="decimal"
          dir="ltr"
          maxLength={24}
          required
        />
        <TextField name="reason" label={t("reason")} hint={t("reasonHint")} maxLength={255} required />
        <TextField name="reference" label={t("reference")} dir="ltr" maxLength={128} />
        <ProofField wanted={proof} />
        <PanelButtons words={t("adjustButton")} closeHref={closeHref} />
      </ActionForm>
    </Section>
  );
}

export function PanelButtons({ words, closeHref }: { words: string; closeHref: string }) {
  const t = useTranslations("console");
  return (
    <div className="flex gap-2">
      <SubmitButton className={BUTTON_PRIMARY} working={t("form.working")}>
        {words}
      </SubmitButton>
      <a href={closeHref} className={BUTTON}>
        {t("wallets.close")}
      </a>
    </div>
  );
}
