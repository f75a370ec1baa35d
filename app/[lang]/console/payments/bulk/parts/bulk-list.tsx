import { useTranslations } from "next-intl";
import { type DataRow, DataTable, ROW_LINK } from "@/components/console/data-table";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import type { BulkLine } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { stateOf } from "./bulk-detail";

type Props = { readonly language: Language; readonly timeZone: string; readonly actions: readonly BulkLine[] };

export function BulkList({ language, timeZone, actions }: Props) {
  const t = useTranslations("console");
  const rows = actions.map((action): DataRow => {
    const link = (
      <a key="action" href={consoleHref(language, "bulkAction", `/${action.id}`)} className={ROW_LINK}>
        {t(`payments.bulk.titles.${action.kind}`)}
      </a>
    );
    const state = t(`payments.bulk.states.${stateOf(action)}`);
    const begun = <Instant key="begun" at={action.createdAt} timeZone={timeZone} />;
    const payments = (
      <bdi key="payments" className="figures">
        {action.payments}
      </bdi>
    );
    return {
      id: action.id,
      cells: [link, state, payments, begun],
      phone: (
        <>
          <p className="flex justify-between gap-3">
            {link} {payments}
          </p>
          <p className="mt-0.5 flex justify-between gap-3">
            <span>{state}</span> {begun}
          </p>
        </>
      ),
    };
  });
  const columns = [
    { name: "action", words: t("payments.bulk.action") },
    { name: "state", words: t("payments.bulk.state") },
    { name: "payments", words: t("payments.bulk.payments"), atEnd: "amount" as const },
    { name: "begun", words: t("payments.bulk.begun"), atEnd: true },
  ];
  return <DataTable label={t("pages.bulkActions")} columns={columns} rows={rows} />;
}
