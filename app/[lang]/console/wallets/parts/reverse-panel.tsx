import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { KeyField } from "@/components/console/form/key-field";
import { ProofField } from "@/components/console/form/proof-field";
import { TextField } from "@/components/console/form/text-field";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import type { LedgerOperation } from "@/server/domain/wallet";
import type { Language } from "@/server/kernel/types";
import { PanelButtons, type PanelProps } from "./adjust-panel";
import { SignedAmount } from "./signed-amount";

type Props = PanelProps & {
  readonly operationId: string;
  /** The adjustment to reverse; null if it cannot be reversed, and only the form's response is shown. */
  readonly operation: LedgerOperation | null;
  readonly language: Language;
  readonly timeZone: string;
};

export function ReversePanel({ operationId, operation, language, timeZone, action, ...panel }: Props) {
  const t = useTranslations("console.wallets");
  const [entry] = operation?.entries ?? [];
  return (
    <Section title={t("reverseTitle", { operation: operationId })}>
      <ActionForm action={action} className="grid max-w-md gap-3" label={t("reverseTitle", { operation: operationId })}>
        {operation === null || entry === undefined ? (
          <>
            <p className="text-muted">{t("reversedBefore", { operation: operationId })}</p>
            <p>
              <a href={panel.closeHref} className={BUTTON}>
                {t("close")}
              </a>
            </p>
          </>
        ) : (
          <>
            <p>
              {t.rich("reverseLead", {
                amount: () => <SignedAmount entry={entry} language={language} />,
                day: () => <Instant at={operation.at} timeZone={timeZone} style="full" />,
              })}
            </p>
            <KeyField name="key" fresh={panel.freshKey} />
            <TextField name="reason" label={t("reason")} hint={t("reasonHint")} maxLength={255} required />
            <ProofField wanted={panel.proof} />
            <PanelButtons words={t("reverseButton")} closeHref={panel.closeHref} />
          </>
        )}
      </ActionForm>
    </Section>
  );
}
