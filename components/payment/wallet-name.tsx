import { useTranslations } from "next-intl";

const OWN = "wallet_sarraf";

const KINDS = ["loyalty", "cashback", "gift", "rewards"] as const;

export function WalletName({ of }: { of: { readonly provider: string } }) {
  const t = useTranslations("checkout");
  if (of.provider === OWN) return t("wallet");
  const name = of.provider.replace(/^wallet_/, "");
  const kind = KINDS.find((known) => known === name);
  if (kind !== undefined) return t(`walletKind.${kind}`);
  return t.rich("walletOf", { provider: () => <bdi>{name}</bdi> });
}
