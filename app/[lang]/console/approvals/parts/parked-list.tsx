import { useTranslations } from "next-intl";
import { DataTable, ROW_LINK } from "@/components/console/data-table";
import { Instant } from "@/components/console/instant";
import { Empty } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { parkedReason, parkedWhat } from "@/components/console/records/parked-words";
import { Amount } from "@/components/ui/amount";
import type { ParkedStanding } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Call = NonNullable<ParkedStanding["waiting"]>;

type Props = { readonly language: Language; readonly timeZone: string; readonly calls: readonly Call[] };

export function ParkedList({ language, timeZone, calls }: Props) {
  const t = useTranslations("console.parked");
  if (calls.length === 0) return <Empty>{t("empty")}</Empty>;
  const columns = [
    { name: "what", words: t("what") },
    { name: "amount", words: t("amount"), atEnd: true },
    { name: "why", words: t("why") },
    { name: "gateway", words: t("gateway") },
    { name: "reference", words: t("reference") },
    { name: "since", words: t("since"), atEnd: true },
  ];
  const rows = calls.map((call) => {
    const { id, gateway, referenceNumber, reason } = call;
    const link = <Link key="what" call={call} language={language} />;
    const amount = <Amount key="amount" money={call} language={language} />;
    const since = <Since key="since" call={call} timeZone={timeZone} />;
    const why = t(`reasons.${parkedReason(reason)}`);
    return {
      id,
      cells: [link, amount, why, <Mono key="g" text={gateway} />, <Mono key="r" text={referenceNumber} />, since],
      phone: (
        <>
          <div className="flex justify-between gap-3">
            {link}
            {amount}
          </div>
          <div className="flex justify-between gap-3">
            <span className="min-w-0">{why}</span>
            <span className="shrink-0">{since}</span>
          </div>
        </>
      ),
    };
  });
  return <DataTable label={t("title")} columns={columns} rows={rows} />;
}

function Link({ call: { id, sessionId, what }, language }: { call: Call; language: Language }) {
  const t = useTranslations("console.parked.kinds");
  return (
    <a href={consoleHref(language, "payment", `/${sessionId}?do=decide&call=${id}#act`)} className={ROW_LINK}>
      {t(parkedWhat(what))}
    </a>
  );
}

function Since({ call: { parkedAt }, timeZone }: { call: Call; timeZone: string }) {
  return parkedAt && <Instant at={parkedAt.toISOString()} timeZone={timeZone} />;
}

function Mono({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="font-mono text-xs">
      {text}
    </bdi>
  );
}
