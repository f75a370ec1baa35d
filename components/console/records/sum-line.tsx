import { useTranslations } from "next-intl";
import type { PaymentSums } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { Amount } from "../../ui/amount";

type Props = {
  readonly language: Language;
  readonly sums: PaymentSums;
  /** True for sums booked on the list's days, false for all sums so far of its payments. */
  readonly isBooked: boolean;
};

export function SumLine({ language, isBooked, sums: { currencies } }: Props) {
  const t = useTranslations("console.payments");
  if (currencies.length === 0) return null;
  return (
    <ul className="border-line border-b px-4 py-2 sm:px-5">
      {currencies.map(({ currency, count, settled, refunded, net }) => {
        const amount = (text: string) => (
          <span className="font-semibold text-ink">
            <Amount money={{ amount: text, currency }} language={language} />
          </span>
        );
        return (
          <li key={currency} className="flex flex-wrap gap-x-4 text-muted">
            <span>{t.rich("count", { count, b: (text) => <b className="figures text-ink">{text}</b> })}</span>
            <span>{t.rich("settled", { amount: () => amount(settled) })}</span>
            <span>{t.rich("given", { amount: () => amount(refunded) })}</span>
            <span>{t.rich("net", { amount: () => amount(net) })}</span>
            <span>{t(isBooked ? "sumsBooked" : "sumsCreated")}</span>
          </li>
        );
      })}
    </ul>
  );
}
