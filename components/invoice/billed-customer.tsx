import { useLocale, useTranslations } from "next-intl";
import type { InvoicePageView } from "@/server/domain/invoices";
import { addressLines } from "@/server/kernel/address-lines";

export function BilledCustomer({ customer }: Pick<InvoicePageView, "customer">) {
  const t = useTranslations("invoice");
  const { name, email, phone, address } = customer;
  const lines = [name, ...addressLines(address, useLocale()), email].filter((line) => line !== null);
  if (lines.length === 0 && phone === null) return null;
  return (
    <section aria-labelledby="billed-to" className="min-w-0">
      <h2 id="billed-to" className="font-medium text-[0.8125rem] text-muted">
        {t("billedTo")}
      </h2>
      {lines.map((line) => (
        <div key={line} className="wrap-anywhere text-ink">
          <bdi>{line}</bdi>
        </div>
      ))}
      {phone !== null && (
        <div className="wrap-anywhere text-ink">
          <bdo dir="ltr">{phone}</bdo>
        </div>
      )}
    </section>
  );
}
