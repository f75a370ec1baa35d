import { useLocale, useTranslations } from "next-intl";
import type { InvoiceSum, Order } from "@/server/domain/invoices";
import { isolated } from "@/server/kernel/isolated";
import { Amount } from "../ui/amount";
import { Facts } from "../ui/facts";

export function OrderSums({ sums }: Pick<Order, "sums">) {
  const language = useLocale();
  const facts = sums.map((sum) => ({
    name: <SumName sum={sum} />,
    value: (
      <>
        {sum.kind === "discount" && "− "}
        <Amount money={sum.amount} language={language} />
      </>
    ),
    isStrong: sum.kind === "total",
  }));
  return (
    <div className="ms-auto mt-6 break-inside-avoid sm:max-w-[22rem]">
      <Facts facts={facts} />
    </div>
  );
}

function SumName({ sum: { kind, rate, method } }: { readonly sum: InvoiceSum }) {
  const t = useTranslations("invoice");
  const language = useLocale();
  const name =
    kind === "shipping" && method !== null ? t("shippingBy", { method: isolated(method, language) }) : t(kind);
  return rate === null ? name : t("rate", { name, rate });
}
