import { useTranslations } from "next-intl";
import type { GatewayAccount } from "@/server/domain/gateways";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly account: Pick<GatewayAccount, "feeFixed" | "feePercent" | "defaultCurrency">;
  readonly language: Language;
};

export function GatewayFee({ account, language }: Props) {
  const t = useTranslations("console.gateways");
  const { feeFixed, feePercent, defaultCurrency: currency } = account;
  const fixed = feeFixed === null ? null : moneyLine({ amount: feeFixed.toFixed(3), currency }, language);
  const percent = feePercent?.toFixed() ?? null;
  if (fixed === null && percent === null) return t("noFee");
  if (percent === null) return <bdi className="figures">{fixed}</bdi>;
  return (
    <bdi className="figures whitespace-nowrap">
      {fixed === null ? t("percentOnly", { percent }) : t("fixedAndPercent", { fixed, percent })}
    </bdi>
  );
}
