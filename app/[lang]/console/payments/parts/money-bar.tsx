import { useTranslations } from "next-intl";
import type { PaymentPageView } from "@/server/domain/console";

type Props = { readonly view: PaymentPageView; readonly hasLegend?: boolean };

export function MoneyBar({ view, hasLegend = false }: Props) {
  const t = useTranslations("console.payments.moneyRows");
  const { kept, refunded, captured, voided } = view.money;
  const held = view.heldAt === null ? 0 : lengthOf(view.amount) - lengthOf(captured) - lengthOf(voided);
  const parts = [
    { name: "kept", length: lengthOf(kept), fill: "fill-accent", dot: "bg-accent" },
    { name: "refunded", length: lengthOf(refunded), fill: "fill-muted", dot: "bg-muted" },
    { name: "reserved", length: Math.max(0, held), fill: "fill-accent/30", dot: "bg-accent/30" },
  ] as const;
  const all = parts.reduce((sum, { length }) => sum + length, 0);
  if (all <= 0) return null;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${all} 8`}
        preserveAspectRatio="none"
        className="mb-2 h-2 w-full overflow-hidden rounded-full rtl:-scale-x-100"
      >
        {parts.map(({ name, length, fill }, index) => (
          <rect
            key={name}
            x={parts.slice(0, index).reduce((sum, part) => sum + part.length, 0)}
            width={length}
            height="8"
            className={fill}
          />
        ))}
      </svg>
      {hasLegend && parts.filter(({ length }) => length > 0).length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-5 text-muted text-xs">
          {parts.map(({ name, length, dot }) =>
            length <= 0 ? null : (
              <li key={name} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
                {t(name)}
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Decides only a bar's width: a `number` must not hold money. */
function lengthOf(money: PaymentPageView["money"]["kept"]): number {
  return money === null ? 0 : Number(money.amount);
}
