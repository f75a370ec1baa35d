import { useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { PaymentTable } from "@/components/console/records/payment-table";
import { ROWS_HEAD, TEXT_LINK } from "@/components/console/styles";
import type { PaymentRow } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

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
