/** What of the customer's credit will be used; with several wallets a line for each. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutWallet } from "@/server/domain/payments";
import { Amount } from "../ui/amount";
import { WalletName } from "./wallet-name";

export function WalletNote({ wallet }: { wallet: CheckoutWallet }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const { lines } = wallet;
  return (
    <>
      {t.rich("walletUsed", { amount: () => <Amount money={wallet.amount} language={language} /> })}
      {lines.length > 1 &&
        lines.map((line) => (
          <span key={line.provider} className="block">
            <WalletName of={line} />: <Amount money={line.amount} language={language} />
          </span>
        ))}
    </>
  );
}
