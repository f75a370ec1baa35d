/** How the amount to pay adds up. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutWallet, WireMoney } from "@/server/domain/payments";
import { moneyText } from "@/server/kernel/money-text";
import { Amount } from "../ui/amount";
import { type Fact, Facts } from "../ui/facts";
import { feeName } from "./checkout-labels";
import { WalletName } from "./wallet-name";

/** What a gateway would charge for an order. */
export type Charge = {
  readonly charge: WireMoney;
  readonly fee: WireMoney;
  readonly hasFee: boolean;
  readonly feeDescription: string | null;
  readonly feeDescriptionAr: string | null;
  readonly total: WireMoney;
};

type Props = {
  /** The order's own amount. */
  readonly amount: WireMoney;
  /** Null while no method is chosen: the order's amount is then all that is known. */
  readonly charge: Charge | null;
  /** Rows about the order itself, such as who sells it. */
  readonly notes: readonly Fact[];
  /** The credit that pays a part; none unless given. The charge is then for what it leaves. */
  readonly wallet?: CheckoutWallet | null;
};

export function Breakdown({ amount, charge, notes, wallet = null }: Props) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const show = (money: WireMoney) => <Amount money={money} language={language} />;
  const facts: Fact[] = [...notes, { name: t("amount"), value: show(amount) }];
  for (const line of wallet?.lines ?? [])
    facts.push({ name: <WalletName of={line} />, value: <Minus money={line.amount} /> });
  if (charge !== null && charge.charge.currency !== amount.currency) {
    facts.push({
      name: t("converted", { currency: moneyText(charge.charge, language).unit }),
      value: show(charge.charge),
    });
  }
  if (charge?.hasFee) facts.push({ name: feeName(charge, language) ?? t("fee"), value: show(charge.fee) });
  facts.push({ name: t("toPay"), value: show(charge?.total ?? wallet?.left ?? amount), strong: true });
  return <Facts facts={facts} />;
}

function Minus({ money }: { money: WireMoney }) {
  return (
    <span className="whitespace-nowrap text-good">
      − <Amount money={money} language={useLocale()} />
    </span>
  );
}
