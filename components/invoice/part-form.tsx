import { useLocale, useTranslations } from "next-intl";
import type { WireMoney } from "@/server/domain/payments";
import { moneyLine } from "@/server/kernel/money-text";
import type { RefusedPart } from "../payment/amount-refusals";
import { AmountField } from "../ui/amount-field";
import { OUTLINE } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";

type Props = {
  readonly left: WireMoney;
  readonly payPart: (form: FormData) => Promise<void>;
  readonly refusal: RefusedPart | null;
};

const SAYINGS = {
  invalid: "partInvalid",
  unpayable: "partUnpayable",
  rest: "partRest",
  closed: "partClosed",
  busy: "partBusy",
  many: "partMany",
  full: "partFull",
} as const;

/** The form for the amount that the customer pays now; works without JavaScript. */
export function PartForm({ left, payPart, refusal }: Props) {
  const t = useTranslations("invoice");
  const amount = moneyLine(left, useLocale());
  return (
    <form action={payPart} className="mt-5 grid gap-3 border-line border-t pt-5 print:hidden" aria-label={t("payPart")}>
      <AmountField
        label={t("partAmount")}
        like={left}
        hint={t("partHint", { amount })}
        typed={refusal?.typed ?? ""}
        error={refusal && t(SAYINGS[refusal.why], { amount })}
      />
      <SubmitButton className={OUTLINE} working={t("partSubmit")}>
        {t("partSubmit")}
      </SubmitButton>
    </form>
  );
}
