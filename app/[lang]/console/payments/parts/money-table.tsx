import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListAmount } from "@/components/ui/amount";
import type { PaymentPageView, WireAmount } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { useMoneyNotes } from "./money-notes";

type Props = {
  readonly view: PaymentPageView;
  readonly language: Language;
  readonly timeZone: string | null;
};

type Row = {
  readonly name: keyof ReturnType<typeof useMoneyNotes>;
  readonly words: string;
  readonly amount: WireAmount | null;
  readonly look?: string;
  readonly sign?: string;
};

const STRONG = "font-semibold text-ink";

export function MoneyTable({ view, language, timeZone }: Props) {
  const t = useTranslations("console.payments.moneyRows");
  const notes = useMoneyNotes(view, timeZone ?? "UTC");
  const { fee, charged, wallet, captured, refunded, disputed, voided, held, kept } = view.money;
  const isPartly = captured !== null && captured.amount !== view.amount.amount;
  const rows: readonly Row[] = [
    { name: "amount", words: t("amount"), amount: view.amount },
    { name: "fee", words: t("fee"), amount: fee },
    {
      name: "charged",
      words: t("charged"),
      amount: view.settledAt === null || isPartly ? null : charged,
      look: STRONG,
    },
    { name: "wallet", words: t("wallet"), amount: wallet },
    { name: "captured", words: t("captured"), amount: captured },
    { name: "refunded", words: t("refunded"), amount: refunded, sign: "−" },
    { name: "disputed", words: t("disputed"), amount: disputed, sign: "−" },
    { name: "voided", words: t("voided"), amount: voided },
    { name: "held", words: t("reserved"), amount: held, look: "font-semibold text-warning" },
    { name: "kept", words: t("kept"), amount: kept, look: STRONG },
  ];
  const columns = timeZone === null ? "grid-cols-[1fr_auto]" : "grid-cols-[1fr_auto] sm:grid-cols-[auto_1fr_auto]";
  return (
    <dl className={`grid ${columns}`}>
      {rows.map(({ name, words, amount, look = "text-ink", sign = "" }) =>
        amount === null ? null : (
          <div
            key={name}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-x-4 border-line border-b py-1.5 last:border-b-0"
          >
            <dt className={look === "text-ink" ? "" : look}>{words}</dt>
            {timeZone !== null && <Note>{notes[name]}</Note>}
            <dd className={`text-end rtl:text-start ${look}`}>
              <ListAmount money={amount} language={language} sign={sign} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <dd className="text-muted text-xs empty:hidden max-sm:col-span-full max-sm:row-start-2 sm:empty:block">
      {children}
    </dd>
  );
}
