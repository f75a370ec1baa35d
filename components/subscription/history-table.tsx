import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";
import { alignment, Table } from "../ui/table";
import { HISTORY_ROWS } from "./page-address";
import { CyclePill } from "./status-pill";

const STEP = 24;

export function HistoryTable({ history: { rows, total } }: Pick<SubscriptionPageView, "history">) {
  const t = useTranslations("subscription");
  const language = useLocale();
  return (
    <section aria-labelledby="history" id="billing">
      <h2 id="history" className="mb-2 text-[1.125rem]">
        {t("history")}
      </h2>
      {/* With very large fonts the table is wider than the window. */}
      <div className="overflow-x-auto">
        <Table
          look="order"
          labelledBy="history"
          columns={[
            { name: "date", words: t("date") },
            { name: "state", words: t("state"), headLook: "px-2" },
            { name: "amount", words: t("amount"), atEnd: "amount" },
          ]}
        >
          {rows.map((row) => (
            <tr key={row.number} className="border-line border-b">
              <td className="py-3 text-ink">
                <Day on={row.date} month="short" />
              </td>
              <td className="px-2 py-3">
                <CyclePill status={row.status} />
              </td>
              <td className={`py-3 ${alignment({ atEnd: "amount" })} text-ink`}>
                <Amount money={row.amount} language={language} />
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={3} className="py-3 text-muted">
                {t("noHistory")}
              </td>
            </tr>
          )}
        </Table>
      </div>
      {rows.length < total && (
        <a
          href={`?${HISTORY_ROWS}=${rows.length + STEP}#billing`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t("showMore")}
        </a>
      )}
    </section>
  );
}
