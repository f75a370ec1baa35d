/** What a wallet is called: the service's own is the customer's wallet, any other stands under its provider's name. */
import { useTranslations } from "next-intl";

/** The provider whose wallet needs no name of its own. */
const OWN = "wallet_sarraf";

export function WalletName({ of }: { of: { readonly provider: string } }) {
  const t = useTranslations("checkout");
  if (of.provider === OWN) return t("wallet");
  const name = of.provider.replace(/^wallet_/, "");
  return t.rich("walletOf", { provider: () => <bdi>{name}</bdi> });
}
