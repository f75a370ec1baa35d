/** When a saved card ends. */
import { useTranslations } from "next-intl";
import type { CheckoutCard } from "@/server/domain/payments";

/** The card's last month, and a warning where that is soon. */
export function CardExpiry({ card }: { card: Pick<CheckoutCard, "expiry" | "isExpired" | "expiresSoon"> }) {
  const t = useTranslations("checkout");
  const rich = { date: () => <bdi dir="ltr">{card.expiry}</bdi> };
  return (
    <>
      {card.isExpired ? t.rich("cardExpired", rich) : t.rich("cardExpires", rich)}
      {card.expiresSoon && ` · ${t("cardExpiresSoon")}`}
    </>
  );
}
