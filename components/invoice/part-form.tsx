import { useLocale, useTranslations } from "next-intl";
import type { WireMoney } from "@/server/domain/payments";
import { moneyLine, moneyText } from "@/server/kernel/money-text";
import { OUTLINE } from "../ui/button-styles";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { SubmitButton } from "../ui/submit-button";

export const PART_REFUSALS = ["invalid", "closed", "busy"] as const;
export type PartRefusal = (typeof PART_REFUSALS)[number];

type Props = {
  readonly left: WireMoney;
  readonly payPart: (form: FormData) => Promise<void>;
  readonly refusal: PartRefusal | null;
};

const SAYINGS = { invalid: "partInvalid", closed: "partClosed", busy: "partBusy" } as const;

/** The amount that the customer pays now. It works without JavaScript. */
export function PartForm({ left, payPart, refusal }: Props) {
  const t = useTranslations("invoice");
  const language = useLocale();
  const amount = moneyLine(left, language);
  return (
    <form action={payPart} className="mt-5 grid gap-3 border-line border-t pt-5 print:hidden" aria-label={t("payPart")}>
      <Field
        look="page"
        label={
          <>
            {t("partAmount")} <bdi className="text-muted">({moneyText(left, language).unit})</bdi>
          </>
        }
        hint={t("partHint", { amount })}
        error={refusal === null ? undefined : t(SAYINGS[refusal], { amount })}
        isAlert
      >
        {(control) => (
          <Input
            {...control}
            look="page"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            dir="ltr"
            maxLength={24}
            className="w-full px-3"
          />
        )}
      </Field>
      <SubmitButton className={OUTLINE} working={t("partSubmit")}>
        {t("partSubmit")}
      </SubmitButton>
    </form>
  );
}
