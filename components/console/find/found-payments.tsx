/** The newest payments that may be meant, and the way to all of them. */
import { useTranslations } from "next-intl";
import type { PaymentRow } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";
import { PaymentTable } from "../payments/payment-table";
import { ROWS_HEAD, TEXT_LINK } from "../styles";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly typed: string;
  readonly rows: readonly PaymentRow[];
};

export function FoundPayments({ language, timeZone, typed, rows }: Props) {
  const t = useTranslations("console.find");
  return (
    <div>
      <h2 className={ROWS_HEAD}>{t("payments")}</h2>
      <PaymentTable language={language} timeZone={timeZone} rows={rows} />
      <p className="px-4 py-3 sm:px-5">
        <a href={consoleHref(language, "payments", queryOf({ q: typed, range: "all" }))} className={TEXT_LINK}>
          {t("all")}
        </a>
      </p>
    </div>
  );
}
