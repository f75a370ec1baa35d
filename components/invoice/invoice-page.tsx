import { useLocale, useTranslations } from "next-intl";
import type { InvoicePageView } from "@/server/domain/invoices";
import { moneyLine } from "@/server/kernel/money-text";
import type { RefusedPart } from "../payment/amount-refusals";
import { orderMark } from "../payment/display-names";
import { OrderLines } from "../payment/order-lines";
import { OrderSums } from "../payment/order-sums";
import { BigAmount } from "../ui/amount";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { Day } from "../ui/day";
import { type Fact, Facts } from "../ui/facts";
import { Surface } from "../ui/surface";
import { BilledCustomer } from "./billed-customer";
import { InvoicePill } from "./invoice-pill";
import { PartForm } from "./part-form";

type Props = {
  readonly view: InvoicePageView;
  readonly pdfHref: string;
  readonly payPart: (form: FormData) => Promise<void>;
  readonly refusal: RefusedPart | null;
};

export function InvoicePage({ view, pdfHref, payPart, refusal }: Props) {
  const t = useTranslations("invoice");
  const language = useLocale();
  return (
    <div className="grid gap-5">
      <Surface className="print:border-0 print:px-0 print:shadow-none">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h1 className="min-w-0 wrap-anywhere text-[1.5rem] leading-snug">
            {t("name")} <bdi>{view.number}</bdi>
          </h1>
          <InvoicePill status={view.status} />
        </div>
        {view.companyName !== null && (
          <p className="mt-1 wrap-anywhere text-muted">
            <bdi>{view.companyName}</bdi>
          </p>
        )}
        <div className="mt-4">
          <BigAmount money={view.amount} language={language} />
        </div>
        <p className="mt-1 text-text">
          <WhatNow view={view} />
        </p>
        {view.isPartPaid && (
          <p className="mt-1 font-medium text-ink">
            {t("partPaid", { paid: moneyLine(view.paid, language), total: moneyLine(view.amount, language) })}
          </p>
        )}
        <div className="mt-5 grid gap-3 sm:grid-cols-2 print:hidden">
          {view.checkoutUrl !== null && (
            <a href={view.checkoutUrl} className={PRIMARY}>
              {t("pay", { amount: moneyLine(view.left, language) })}
            </a>
          )}
          <a href={pdfHref} className={OUTLINE}>
            {t("download")}
          </a>
        </div>
        {view.takesParts && <PartForm left={view.left} payPart={payPart} refusal={refusal} />}
      </Surface>
      <Surface className="print:border-0 print:px-0 print:shadow-none">
        <div className="mb-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <BilledCustomer customer={view.customer} />
          <Dates view={view} />
        </div>
        <OrderLines lines={view.lines} isWide />
        <OrderSums sums={view.sums} />
      </Surface>
    </div>
  );
}

function WhatNow({ view: { status, dueOn, checkoutUrl } }: Pick<Props, "view">) {
  const t = useTranslations("invoice");
  const isOwed = status === "sent" || status === "overdue";
  if (isOwed && checkoutUrl === null) return t("unpayableText");
  return t.rich(`${status}Text`, { date: () => <Day on={dueOn} /> });
}

function Dates({ view }: Pick<Props, "view">) {
  const t = useTranslations("invoice");
  const facts: Fact[] = [
    { name: t("issuedOn"), value: <Day on={view.issuedOn} /> },
    { name: t("dueOn"), value: <Day on={view.dueOn} /> },
  ];
  if (view.orderNo !== null) facts.push({ name: t("order"), value: <bdi dir="ltr">{orderMark(view.orderNo)}</bdi> });
  return <Facts facts={facts} />;
}
