import { useLocale, useTranslations } from "next-intl";
import type { CardScript } from "@/server/domain/gateways";
import type { CardEntry } from "@/server/domain/payments";
import { CardFrame } from "./card-frame";

type Props = {
  readonly script: CardScript;
  readonly entry: CardEntry;
  readonly scheme: "light" | "dark" | null;
};

export function EncryptedFields({ script, entry, scheme }: Props) {
  const t = useTranslations("pay");
  const setup = {
    script,
    locale: useLocale() === "ar" ? "ar" : "en-US",
    leastMonth: entry.checks.leastMonth,
    labels: { number: t("cardNumber"), expiry: t("expiry"), cvv: t("cvv") },
    errors: {
      number: { required: t("numberRequired"), invalid: t("numberInvalid"), mistyped: t("numberMistyped") },
      expiry: {
        required: t("expiryRequired"),
        invalid: t("expiryInvalid"),
        expired: t("expiryPast"),
        too_short: t("expiryTooShort", { days: entry.minimumDays ?? 0 }),
      },
      cvv: { required: t("cvvRequired"), invalid: t("cvvInvalid") },
    },
    expiryHint: t("expiryHint"),
  };
  return <CardFrame setup={setup} cvvHints={{ 3: t("cvvHint3"), 4: t("cvvHint4") }} scheme={scheme} />;
}
