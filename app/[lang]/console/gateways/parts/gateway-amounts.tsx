import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";
import { SideFacts } from "@/components/console/side-facts";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import type { GatewayFacts } from "./gateway-facts";

type Props = Pick<GatewayFacts, "account" | "limits"> & { readonly language: Language };

export function GatewayAmounts({ account, limits, language }: Props) {
  const t = useTranslations("console.gateways.amounts");
  const byCurrency = new Map(limits.map((each) => [each.currency, each]));
  const facts = account.acceptedCurrencies.map((currency) => {
    const limit = byCurrency.get(currency);
    if (limit === undefined) return [currency, t("not")] as const;
    const money = (amount: string) => moneyLine({ amount, currency }, language);
    const words = [
      limit.least && t("from", { least: money(limit.least) }),
      limit.most && t("to", { most: money(limit.most) }),
      limit.step && t("step", { step: money(limit.step) }),
    ].filter((word) => word !== null);
    return [currency, words.length === 0 ? t("any") : <bdi key={currency}>{words.join(" ")}</bdi>] as const;
  });
  return (
    <Section title={t("title")} lead={t("lead")}>
      <div className="max-w-xl">
        <SideFacts facts={facts} />
      </div>
    </Section>
  );
}
