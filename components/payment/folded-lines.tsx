/** The lines of an order beside its payment: a long list is folded. */
import { useTranslations } from "next-intl";
import type { OrderLine } from "@/server/domain/invoices";
import { OrderLines } from "./order-lines";

/** As many as leave the amount and the form in sight. */
const SHOWN = 3;

export function FoldedLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useTranslations("invoice");
  if (lines.length <= SHOWN) return <OrderLines lines={lines} />;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-muted [&::-webkit-details-marker]:hidden">
        {t("linesFolded", { count: lines.length })}
        <span aria-hidden="true" className="text-[0.625rem] group-open:rotate-180">
          ▼
        </span>
      </summary>
      <OrderLines lines={lines} />
    </details>
  );
}
