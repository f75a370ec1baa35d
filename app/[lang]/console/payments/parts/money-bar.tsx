import { useTranslations } from "next-intl";
import { Amount } from "@/components/ui/amount";
import type { PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: PaymentPageView; readonly language: Language; readonly hasLegend?: boolean };

export function MoneyBar({ view, language, hasLegend = false }: Props) {
  const t = useTranslations("console.payments.moneyRows");
  const { kept, refunded, disputed, held } = view.money;
  const parts = [
    { name: "kept", amount: kept, fill: "fill-accent", dot: "bg-accent" },
    { name: "refunded", amount: refunded, fill: "fill-muted", dot: "bg-muted" },
    { name: "disputed", amount: disputed, fill: "fill-bad", dot: "bg-bad" },
    { name: "reserved", amount: held, fill: "fill-accent/30", dot: "bg-accent/30" },
  ] as const;
  const shown = parts.flatMap(({ amount, ...part }) => {
    const length = amount === null ? 0 : lengthOf(amount);
    return amount === null || length <= 0 ? [] : [{ ...part, amount, length }];
  });
  const all = shown.reduce((sum, { length }) => sum + length, 0);
  if (all <= 0) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all} 8`}
        preserveAspectRatio="none"
        className="mb-2 h-2 w-full overflow-hidden rounded-full rtl:-scale-x-100"
      >
        {shown.map(({ name, length, fill }, index) => (
          <rect
            key={name}
            x={shown.slice(0, index).reduce((sum, part) => sum + part.length, 0)}
            width={length}
            height="8"
            className={fill}
          />
        ))}
      </svg>
      {hasLegend && shown.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-5 text-muted text-xs">
          {shown.map(({ name, amount, dot }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
              {t(name)} <Amount money={amount} language={language} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Decides only a bar's width: a `number` must not hold money. */
function lengthOf({ amount }: NonNullable<PaymentPageView["money"]["kept"]>): number {
  return Number(amount);
}
