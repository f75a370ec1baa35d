import { useLocale, useTranslations } from "next-intl";
import type { CheckoutCharge, CheckoutWallet, WireMoney } from "@/server/domain/payments";
import { moneyText } from "@/server/kernel/money-text";
import { Amount } from "../ui/amount";
import { type Fact, Facts } from "../ui/facts";
import { feeName } from "./display-names";
import { WalletName } from "./wallet-name";

type Props = {
  readonly amount: WireMoney;
  /** The chosen method's charge; null before a choice, when only the order's amount is known. */
  readonly charge: CheckoutCharge | null;
  readonly notes: readonly Fact[];
  /** The wallet credit that pays a part of the price; the gateway charges the rest. */
  readonly wallet?: CheckoutWallet | null;
};

/** True if the total consists of more than the order's amount. */
export function addsUp(amount: WireMoney, charges: readonly CheckoutCharge[], wallet: CheckoutWallet | null): boolean {
  return wallet !== null || charges.some(({ hasFee, charge }) => hasFee || charge.currency !== amount.currency);
}

export function Breakdown({ amount, charge, notes, wallet = null }: Props) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const show = (money: WireMoney) => <Amount money={money} language={language} />;
  const parts: Fact[] = [{ name: t("amount"), value: show(amount) }];
  for (const line of wallet?.lines ?? [])
    parts.push({ name: <WalletName of={line} />, value: <Minus money={line.amount} /> });
  if (charge !== null && charge.charge.currency !== amount.currency) {
    const { unit } = moneyText(charge.charge, language);
    if (charge.exchangeRate !== null) parts.push({ name: t("rate"), value: <Rate of={charge} from={amount} /> });
    parts.push({ name: t("converted", { currency: unit }), value: show(charge.charge) });
  }
  if (charge?.hasFee)
    parts.push({
      name: feeName(charge, language) ?? t("fee"),
      value: show(charge.fee),
      part: { name: "fees-label", value: "fees" },
    });
  const total = show(charge?.total ?? wallet?.left ?? amount);
  const toPay: Fact = {
    name: t("toPay"),
    value: total,
    isStrong: true,
    part: { name: "amount-label", value: "amount" },
  };
  // A breakdown of one part is omitted, because it would repeat the amount.
  return <Facts facts={[...notes, ...(parts.length > 1 ? parts : []), toPay]} />;
}

/** The gateway account's exchange rate such as `1 KWD = 3.257 USD`, without trailing zeros. */
function Rate({ of, from }: { of: CheckoutCharge; from: WireMoney }) {
  const language = useLocale();
  const unit = (money: WireMoney) => <bdi>{moneyText(money, language).unit}</bdi>;
  const rate = (of.exchangeRate ?? "").replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return (
    <bdi dir="ltr" className="figures">
      1 {unit(from)} = {rate} {unit(of.charge)}
    </bdi>
  );
}

function Minus({ money }: { money: WireMoney }) {
  return (
    <span className="whitespace-nowrap text-good">
      − <Amount money={money} language={useLocale()} />
    </span>
  );
}
