/** What was charged, newest first. More of it is one plain link away. */
import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";
import { HISTORY_ROWS } from "./page-address";
import { CyclePill } from "./status-pill";

const STEP = 24;

export function HistoryTable({ history: { rows, total } }: Pick<SubscriptionPageView, "history">) {
  const t = useTranslations("subscription");
  const language = useLocale();
  const head = "border-line border-b py-2.5 font-medium text-[0.8125rem] text-muted";
  return (
    <section aria-labelledby="history" id="billing">
      <h2 id="history" className="mb-2 text-[1.125rem]">
        {t("history")}
      </h2>
      {/* With very large letters it is wider than the window. */}
      <div className="overflow-x-auto">
        <table aria-labelledby="history" className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t("date")}
              </th>
              <th scope="col" className={`${head} px-2 text-start`}>
                {t("state")}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t("amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number} className="border-line border-b">
                <td className="py-3 text-ink">
                  <Day on={row.date} month="short" />
                </td>
                <td className="px-2 py-3">
                  <CyclePill status={row.status} />
                </td>
                <td className="py-3 text-end text-ink">
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
          </tbody>
        </table>
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
