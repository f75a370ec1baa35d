import { useLocale, useTranslations } from "next-intl";
import { shareOf } from "@/components/console/records/rates";
import { Table, type TableColumn } from "@/components/ui/table";
import type { DeclineWord } from "@/server/domain/console";
import type { FailureReason } from "@/server/domain/figures";
import { Panel } from "./panel";

type Reason = FailureReason & { readonly word: DeclineWord };
type Props = { readonly reasons: readonly Reason[]; readonly tries: number };

export function FailureReasons({ reasons, tries }: Props) {
  const t = useTranslations("console.overview.reasons");
  const payments = useTranslations("console.payments.decline");
  const words = useTranslations("console.declines");
  const isEnglish = useLocale() === "en";
  const columns: TableColumn[] = [
    { name: "reason", words: t("reason") },
    { name: "helps", words: payments("helpsHead") },
    { name: "gateway", words: t("gateway") },
    { name: "count", words: t("count"), atEnd: true },
    { name: "share", words: t("share"), atEnd: true },
  ];
  return (
    <Panel id="reasons-title" title={t("title")} aside={t("tries", { count: tries })}>
      {reasons.length === 0 ? (
        <p className="mt-3 text-muted">{t("none")}</p>
      ) : (
        <div className="mt-2 overflow-x-auto">
          <Table look="figures" columns={columns}>
            {reasons.map((reason) => {
              const { word } = reason;
              const isShown = isEnglish || word === "unknown";
              return (
                <tr
                  key={`${reason.pgCode} ${reason.state} ${reason.category} ${reason.message}`}
                  className="border-line not-last:border-b"
                >
                  <th scope="row" className="py-2 text-start font-normal text-ink">
                    {isShown ? <bdi>{reason.message ?? t(reason.state)}</bdi> : words(`${word}.means`)}
                  </th>
                  <td className="py-2 ps-3 text-muted">{words(`${word}.helps`)}</td>
                  <td className="py-2 ps-3">
                    <bdi dir="ltr">{reason.pgCode}</bdi>
                  </td>
                  <td className="figures py-2 ps-3 text-end font-semibold text-ink">
                    {reason.tries.toLocaleString("en")}
                  </td>
                  <td className="figures whitespace-nowrap py-2 ps-3 text-end text-muted">
                    <bdi dir="ltr">{shareOf(reason.tries, tries)} %</bdi>
                  </td>
                </tr>
              );
            })}
          </Table>
        </div>
      )}
    </Panel>
  );
}
