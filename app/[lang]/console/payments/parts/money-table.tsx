import { useTranslations } from "next-intl";
import { ListAmount } from "@/components/ui/amount";
import type { PaymentPageView, WireAmount } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: PaymentPageView; readonly language: Language };

export function MoneyTable({ view, language }: Props) {
  const t = useTranslations("console.payments.moneyRows");
  const { fee, charged, wallet, captured, refunded, voided, kept } = view.money;
  const rows: readonly (readonly [name: string, amount: WireAmount | null, isStrong: boolean])[] = [
    [t("amount"), view.amount, false],
    [t("fee"), fee, false],
    [t(view.settledAt === null ? "reserved" : "charged"), charged, true],
    [t("wallet"), wallet, false],
    [t("captured"), captured, false],
    [t("refunded"), refunded, false],
    [t("voided"), voided, false],
    [t("kept"), kept, true],
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto]">
      {rows.map(([name, amount, isStrong]) =>
        amount === null ? null : (
          <div
            key={name}
            className="col-span-2 grid grid-cols-subgrid gap-4 border-line border-b py-1.5 last:border-b-0"
          >
            <dt className={isStrong ? "font-semibold text-ink" : ""}>{name}</dt>
            <dd className={`text-end text-ink rtl:text-start ${isStrong ? "font-semibold" : ""}`}>
              <ListAmount money={amount} language={language} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
