import { useTranslations } from "next-intl";
import type { InvoicePageView } from "@/server/domain/invoices";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import { INVENTED, inventedAmount } from "../payment/invented-order";
import { PageShell } from "../shell/page-shell";
import { InvoicePage } from "./invoice-page";

type Props = {
  readonly brand: Brand;
  readonly isTestMode: boolean;
  readonly currency: string;
  readonly issuedOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly issuedAt: Date;
};

export function InvoiceSample({ brand, isTestMode, currency, ...dates }: Props) {
  const t = useTranslations("console.settings");
  const amount = inventedAmount(currency);
  const none = inventedAmount(currency, "0");
  const line = { id: 1, description: t("previewOrder"), sku: "BK-3", quantity: "3", discount: null, taxRate: null };
  const view: InvoicePageView = {
    brand,
    companyName: null,
    testMode: isTestMode,
    number: INVENTED.invoiceNumber,
    orderNo: INVENTED.orderNo,
    status: "sent",
    ...dates,
    customer: { name: t("previews.person"), email: null, phone: null, address: null },
    amount,
    paid: none,
    left: amount,
    isPartPaid: false,
    takesParts: false,
    checkoutUrl: "",
    lines: [{ ...line, unitPrice: inventedAmount(currency, "8"), tax: none, total: amount }],
    sums: [{ kind: "total", amount, rate: null, method: null }],
  };
  return (
    <div inert>
      <PageShell brand={brand} isTestMode={isTestMode} otherHref="" width="medium">
        <InvoicePage view={view} pdfHref="" payPart={async () => undefined} refusal={null} />
      </PageShell>
    </div>
  );
}
