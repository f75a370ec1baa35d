import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { BUTTON_DANGER, BUTTON_PRIMARY } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import { HiddenField } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ActTerms, PaymentAct } from "@/server/domain/console";
import { moneyLine } from "@/server/kernel/money-text";
import type { ActPanelProps } from "./act-panel-props";
import { CheckerNotice } from "./checker-notice";

type Props = ActPanelProps & {
  readonly act: Exclude<PaymentAct, "refund" | "capture" | "resend">;
  readonly isForGood: boolean;
  readonly terms: ActTerms | null;
  readonly trackingKey: string | null;
};

/** Actions with an ordinary button; other actions have a button in the colour of danger. */
const GENTLE: readonly PaymentAct[] = ["restore", "invoice_link", "collect"];

export function ConfirmForm({ language, timeZone, act, isForGood, terms, trackingKey, action }: Props) {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  const until = terms?.decidedUntil ?? null;
  const means = act === "delete" && isForGood ? "deleteForGood" : act;
  const amount = terms === null ? "" : moneyLine(terms.left, language);
  return (
    <ActionForm action={action} className="grid gap-4" label={t(`names.${act}`)} leadsToAnswer>
      {isForGood && <HiddenField name="for_good" value="yes" />}
      {terms !== null && (
        <>
          <HiddenField name="tracking_key" value={trackingKey ?? ""} />
          <HiddenField name="left" value={terms.left.amount} />
        </>
      )}
      <p>
        {t.rich(`means.${means}`, {
          amount: () => terms && <Amount money={terms.left} language={language} />,
        })}
      </p>
      {until !== null && (
        <>
          <TextField name="note" label={t("note")} maxLength={255} autoComplete="off" />
          <CheckerNotice until={until} timeZone={timeZone} />
        </>
      )}
      <SubmitButton
        className={`${GENTLE.includes(act) ? BUTTON_PRIMARY : BUTTON_DANGER} w-full`}
        working={form("working")}
      >
        {until === null ? t(`submit.${means}`, { amount }) : t("ask.void", { amount })}
      </SubmitButton>
    </ActionForm>
  );
}
