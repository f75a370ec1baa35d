import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { HiddenField } from "@/components/ui/hidden-fields";
import type { ActTerms } from "@/server/domain/console";
import { isolated } from "@/server/kernel/isolated";
import type { OperationKind, PartOf } from "@/server/kernel/words";
import type { ActPanelProps } from "./act-panel-props";
import { AmountFields } from "./amount-fields";
import { CheckerNotice } from "./checker-notice";
import { RefundWays } from "./refund-ways";

type Props = ActPanelProps & {
  readonly act: PartOf<OperationKind, "refund" | "capture">;
  readonly terms: ActTerms;
  readonly trackingKey: string | null;
};

/** A placeholder that the browser replaces by the typed amount. */
const AMOUNT = { amount: "{amount}" };

export function MoneyForm({ language, timeZone, view, act, terms, trackingKey, action }: Props) {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  const { left, balance, decidedUntil } = terms;
  const isRefund = act === "refund";
  const kept = isRefund ? view.money.fee : terms.fee;
  const submit = decidedUntil === null ? (`submit.${act}` as const) : "ask.refund";
  return (
    <ActionForm action={action} className="grid gap-4" label={t(`names.${act}`)} leadsToAnswer>
      <HiddenField name="tracking_key" value={trackingKey ?? ""} />
      <HiddenField name="left" value={left.amount} />
      <AmountFields
        language={language}
        left={left}
        fee={kept && { amount: kept, isKept: isRefund }}
        balance={balance}
        ways={balance === null ? null : <RefundWays method={view.method} gateway={view.gateway} />}
        notice={
          decidedUntil === null ? null : (
            <>
              <TextField name="note" label={t("note")} maxLength={255} autoComplete="off" />
              <CheckerNotice until={decidedUntil} timeZone={timeZone} />
            </>
          )
        }
        words={{
          amount: t("amount"),
          upTo: t("upTo", AMOUNT),
          all: t("all"),
          moves: isRefund ? t("gets", { name: isolated(view.customer.name ?? t("customer"), language) }) : t("taken"),
          fee: t("fee"),
          feeIs: t(isRefund ? "feeKept" : "feeTaken", AMOUNT),
          left: t("leftAfterwards"),
          balance: t("balance"),
          submit: t(submit, AMOUNT),
          submitPlain: decidedUntil === null ? t(`names.${act}`) : t("askPlain"),
          working: form("working"),
          noScript: t("noScript", AMOUNT),
        }}
      />
    </ActionForm>
  );
}
