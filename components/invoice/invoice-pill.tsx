import { useTranslations } from "next-intl";
import type { InvoicePageView } from "@/server/domain/invoices";
import { BAD, GOOD, QUIET, WAITING } from "../ui/tones";

const TONES: Readonly<Record<InvoicePageView["status"], string>> = {
  sent: WAITING,
  overdue: BAD,
  paid: GOOD,
  canceled: QUIET,
};

export function InvoicePill({ status }: Pick<InvoicePageView, "status">) {
  const t = useTranslations("invoice.status");
  return (
    <div
      role="status"
      className={`inline-flex shrink-0 items-center gap-2 whitespace-nowrap rounded-full px-3 py-1 font-semibold text-[0.8125rem] forced-colors:border ${TONES[status]}`}
    >
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      {t(status)}
    </div>
  );
}
