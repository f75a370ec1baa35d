import { useLocale, useTranslations } from "next-intl";
import type { CheckoutWallet } from "@/server/domain/payments";
import { WalletName } from "../payment/wallet-name";
import { Amount } from "../ui/amount";

type Props = {
  readonly wallet: CheckoutWallet;
  readonly used: boolean;
};

export function WalletNote({ wallet, used }: Props) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const { lines } = wallet;
  return (
    <>
      {t.rich(used ? "walletUsed" : "walletAvailable", {
        amount: () => <Amount money={wallet.amount} language={language} />,
      })}
      {lines.length > 1 &&
        lines.map((line) => (
          <span key={line.provider} className="block">
            <WalletName of={line} />: <Amount money={line.amount} language={language} />
          </span>
        ))}
    </>
  );
}
