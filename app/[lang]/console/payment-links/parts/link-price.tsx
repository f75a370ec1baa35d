import { useTranslations } from "next-intl";
import { Amount } from "@/components/ui/amount";
import type { LinkView } from "@/server/domain/payment-links";
import type { Language } from "@/server/kernel/types";

type Props = { readonly link: LinkView; readonly language: Language };

export function LinkPrice({ link, language }: Props) {
  const t = useTranslations("console.paymentLinks");
  const money = (amount: string | null) => (
    <Amount money={{ amount: amount ?? "0", currency: link.currency_code }} language={language} />
  );
  if (link.amount !== null) return money(link.amount);
  return t.rich("range", {
    minimum: () => money(link.minimum_amount),
    maximum: () => money(link.maximum_amount),
  });
}
