import { useLocale, useTranslations } from "next-intl";
import { GatewayText, showsGatewayText } from "@/components/console/records/gateway-text";
import { shareOf } from "@/components/console/records/rates";
import { alignment, Table, type TableColumn } from "@/components/ui/table";
import type { DeclineWord } from "@/server/domain/console";
import type { FailureReason } from "@/server/domain/figures";
import { Panel } from "./panel";
import { type OverviewFacts, rowsHref } from "./rows-href";

type Reason = FailureReason & {
  readonly word: DeclineWord;
  readonly said: string;
};
type Props = { readonly reasons: readonly Reason[]; readonly tries: number; readonly facts: OverviewFacts };

const SHOWN = 6;
const FIGURE = alignment({ atEnd: "amount" });

export function FailureReasons({ reasons, tries, facts }: Props) {
  const t = useTranslations("console.overview.reasons");
  const payments = useTranslations("console.payments.decline");
  const words = useTranslations("console.declines");
  const language = useLocale();
  const columns: TableColumn[] = [
    { name: "reason", words: t("reason") },
    { name: "helps", words: payments("helpsHead") },
    { name: "gateway", words: t("gateway") },
    { name: "count", words: t("count"), atEnd: "amount" },
    { name: "share", words: t("share"), atEnd: "amount" },
  ];
  return (
    <Panel id="reasons-title" title={t("title")} aside={t("tries", { count: tries })}>
      {reasons.length === 0 ? (
        <p className="mt-3 text-muted">{t("none")}</p>
      ) : (
        <div className="mt-2 overflow-x-auto [&_th]:first-letter:uppercase">
          <Table look="figures" columns={columns}>
            {summed(reasons, language).map((reason) => {
              const { word, message, pgCode: gateway } = reason;
              const said = showsGatewayText(word, language) ? { said: reason.said } : {};
              return (
                <tr
                  key={`${reason.pgCode} ${reason.state} ${reason.category} ${reason.message}`}
                  className="border-line not-last:border-b"
                >
                  <th scope="row" className="py-2 text-start font-normal text-ink">
                    {message === null ? t(reason.state) : <GatewayText text={message} word={word} />}
                  </th>
                  <td className="py-2 ps-3 text-muted">{words(`${word}.helps`)}</td>
                  <td className="py-2 ps-3">
                    <bdi dir="ltr">{reason.pgCode}</bdi>
                  </td>
                  <td className={`figures py-2 ps-3 font-semibold text-ink ${FIGURE}`}>
                    <a
                      href={rowsHref(facts, { by: "failed", gateway, reason: word, ...said })}
                      className="hover:underline"
                    >
                      {reason.tries.toLocaleString("en")}
                    </a>
                  </td>
                  <td className={`figures whitespace-nowrap py-2 ps-3 text-muted ${FIGURE}`}>
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

function summed(reasons: readonly Reason[], language: string): readonly Reason[] {
  const rows = new Map<string, Reason>();
  for (const reason of reasons) {
    const { pgCode, word, message, tries } = reason;
    const key = JSON.stringify([pgCode, word, ...(showsGatewayText(word, language) ? [message] : [])]);
    rows.set(key, { ...reason, tries: tries + (rows.get(key)?.tries ?? 0) });
  }
  return [...rows.values()].sort((one, other) => other.tries - one.tries).slice(0, SHOWN);
}
