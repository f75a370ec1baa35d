import { useTranslations } from "next-intl";
import type { PaymentSums, PaymentValues } from "@/server/domain/console";
import { BOOKED_BASES } from "@/server/domain/console/core/words";
import { isNothing } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { Amount } from "../../ui/amount";

type Props = {
  readonly language: Language;
  readonly sums: PaymentSums;
  /** The event by whose day the list is filtered, such as a receipt; null for the payment's creation. */
  readonly by: PaymentValues["by"];
};

export function SumLine({ language, by, sums: { currencies } }: Props) {
  const t = useTranslations("console.payments");
  if (currencies.length === 0) return null;
  const isBooked = BOOKED_BASES.includes(by);
  return (
    <ul className="border-line border-b px-4 py-2 sm:px-5">
      {currencies.map(({ currency, count, times, settled, refunded, net, held }) => {
        const amount = (text: string) => (
          <span className="font-semibold text-ink">
            <Amount money={{ amount: text, currency }} language={language} />
          </span>
        );
        return (
          <li key={currency} className="flex flex-wrap gap-x-4 text-muted">
            <span>{t.rich("count", { count, b: (text) => <b className="figures text-ink">{text}</b> })}</span>
            {times !== undefined && (by === "received" || by === "refunded" || by === "failed") && (
              <span>
                {t.rich(`times.${by}`, { count: times, b: (text) => <b className="figures text-ink">{text}</b> })}
              </span>
            )}
            <span>{t.rich("settled", { amount: () => amount(settled) })}</span>
            <span>{t.rich("given", { amount: () => amount(refunded) })}</span>
            <span>{t.rich("net", { amount: () => amount(net) })}</span>
            {!isBooked && !isNothing(held) && <span>{t.rich("heldSum", { amount: () => amount(held) })}</span>}
            <span>{t(isBooked ? "sumsBooked" : "sumsCreated")}</span>
          </li>
        );
      })}
    </ul>
  );
}
