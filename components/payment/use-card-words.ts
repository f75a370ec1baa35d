import { useTranslations } from "next-intl";
import type { CardEntry } from "@/server/domain/payments";

export function useCardWords({ minimumDays }: Pick<CardEntry, "minimumDays">) {
  const t = useTranslations("pay");
  return {
    labels: { number: t("cardNumber"), expiry: t("expiry"), cvv: t("cvv") },
    errors: {
      number: { required: t("numberRequired"), invalid: t("numberInvalid"), mistyped: t("numberMistyped") },
      expiry: {
        required: t("expiryRequired"),
        invalid: t("expiryInvalid"),
        expired: t("expiryPast"),
        too_short: t("expiryTooShort", { days: minimumDays ?? 0 }),
      },
      cvv: { required: t("cvvRequired"), invalid: t("cvvInvalid") },
    },
    expiryHint: t("expiryHint"),
    cvvHints: { 3: t("cvvHint3"), 4: t("cvvHint4") },
  };
}
