import { useTranslations } from "next-intl";
import type { Order } from "@/server/domain/invoices";
import { Chevron } from "../ui/chevron";
import { OrderLines } from "./order-lines";
import { OrderSums } from "./order-sums";

/** Number of visible lines, so that amount and form stay in view. */
const SHOWN = 3;

export function FoldedOrder({ order: { lines, sums } }: { readonly order: Order }) {
  const t = useTranslations("invoice");
  const whole = (
    <>
      <OrderLines lines={lines} />
      {sums.length > 1 && <OrderSums sums={sums} />}
    </>
  );
  if (lines.length <= SHOWN) return whole;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-muted [&::-webkit-details-marker]:hidden">
        {t("linesFolded", { count: lines.length })}
        <Chevron />
      </summary>
      {whole}
    </details>
  );
}
