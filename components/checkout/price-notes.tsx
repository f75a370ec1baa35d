import { useLocale, useTranslations } from "next-intl";
import type { CheckoutCard, CheckoutCharge, CheckoutMethod, CheckoutPrice, WireMoney } from "@/server/domain/payments";
import { CardExpiry } from "../payment/card-expiry";
import { Amount } from "../ui/amount";
import { ByWallet } from "./by-wallet";

type CardProps = { readonly card: CheckoutCard; readonly order: WireMoney };

export function CardNote({ card, order }: CardProps) {
  const t = useTranslations("checkout");
  return (
    <>
      <CardExpiry card={{ ...card, expiresSoon: card.expiresSoon && !card.tooShort }} />
      {card.tooShort && ` · ${t(card.isExpired ? "cardUseOther" : "cardTooShort")}`}
      {saysPrice(card, order) && " · "}
      <PriceNote of={card} order={order} />
    </>
  );
}

const NEXT: Readonly<Record<string, "codeByPhone" | "inInstalments">> = {
  stc_pay: "codeByPhone",
  flex_methods: "inInstalments",
};

type MethodProps = { readonly method: CheckoutMethod; readonly order: WireMoney };

/**
 * The next step and the price of a method. For a card that is typed on this page, only the total shows the
 * fee (Spec, "Client SDK configuration").
 */
export function MethodNote({ method, order }: MethodProps) {
  const t = useTranslations("checkout");
  if (method.cardEntry !== null) return isAbroad(method, order) && <PriceNote of={withoutFee(method)} order={order} />;
  return (
    <>
      {method.leavesPage && t(NEXT[method.flow] ?? "onNextPage")}
      {method.leavesPage && saysPrice(method, order) && " · "}
      <PriceNote of={method} order={order} />
    </>
  );
}

function withoutFee({ withWallet, ...price }: CheckoutPrice): CheckoutPrice {
  return { ...price, hasFee: false, withWallet: withWallet && { ...withWallet, hasFee: false } };
}

type PriceProps<Price> = { readonly of: Price; readonly order: WireMoney };

function isAbroad({ charge }: CheckoutCharge, order: WireMoney): boolean {
  return charge.currency !== order.currency;
}

function saysPrice(price: CheckoutCharge, order: WireMoney): boolean {
  return price.hasFee || isAbroad(price, order);
}

function PriceNote({ of, order }: PriceProps<CheckoutPrice>) {
  const { withWallet } = of;
  return (
    <ByWallet
      isInline
      off={<Price of={of} order={order} />}
      on={withWallet && <Price of={withWallet} order={order} />}
    />
  );
}

/** Shows the total if the charge is in another currency, and shows the fee if the method has one. */
function Price({ of, order }: PriceProps<CheckoutCharge>) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const abroad = isAbroad(of, order);
  const total = () => <Amount money={of.total} language={language} />;
  return (
    <>
      {abroad && t.rich("chargedAs", { total })}
      {abroad && of.hasFee && " · "}
      {of.hasFee && (
        <span className="whitespace-nowrap">
          {t("methodFee")} <Amount money={of.fee} language={language} />
        </span>
      )}
    </>
  );
}
