import { useTranslations } from "next-intl";
import type { CheckoutCard } from "@/server/domain/payments";

/** The last month in which a saved card is valid, as a warning if that is soon. */
export function CardExpiry({ card }: { card: Pick<CheckoutCard, "expiry" | "isExpired" | "expiresSoon"> }) {
  const t = useTranslations("checkout");
  const rich = { date: () => <bdi dir="ltr">{card.expiry}</bdi> };
  if (card.isExpired) return t.rich("cardExpired", rich);
  return t.rich(card.expiresSoon ? "cardExpiresSoon" : "cardExpires", rich);
}
