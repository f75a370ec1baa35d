import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { WaitingEntry } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { ListAmount } from "../../ui/amount";
import { DataTable, ROW_LINK } from "../data-table";
import { Instant } from "../instant";
import { Empty } from "../page-head";
import { consoleHref } from "../pages";
import { eventReason, parkedReason, parkedWhat } from "./parked-words";

type Props = { readonly language: Language; readonly timeZone: string; readonly entries: readonly WaitingEntry[] };

export function WaitingList({ language, timeZone, entries }: Props) {
  const t = useTranslations("console.parked");
  const read = useEntry(language);
  if (entries.length === 0) return <Empty icon="check">{t("empty")}</Empty>;
  const columns = [
    { name: "what", words: t("what") },
    { name: "amount", words: t("amount"), atEnd: "amount" as const },
    { name: "why", words: t("why") },
    { name: "gateway", words: t("gateway") },
    { name: "reference", words: t("reference") },
    { name: "since", words: t("since"), atEnd: true },
  ];
  const rows = entries.map((entry) => {
    const { id, href, what, money, why, gateway, reference } = read(entry);
    const link = (
      <a key="what" href={href} className={ROW_LINK}>
        {what}
      </a>
    );
    const amount = money === null ? null : <ListAmount key="amount" money={money} language={language} />;
    const since = <Instant key="since" at={entry.since.toISOString()} timeZone={timeZone} />;
    return {
      id,
      cells: [link, amount, why, <Mono key="g" text={gateway} />, <Mono key="r" text={reference} />, since],
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

type EntryWords = {
  readonly id: string;
  readonly href: string;
  readonly what: ReactNode;
  readonly money: { readonly amount: string; readonly currency: string } | null;
  readonly why: string;
  readonly gateway: string;
  readonly reference: string;
};

function useEntry(language: Language): (entry: WaitingEntry) => EntryWords {
  const t = useTranslations("console.parked");
  const events = useTranslations("console.notices");
  return (entry) => {
    if (entry.kind === "call") {
      const { id, sessionId, what, reason, gateway, referenceNumber: reference } = entry.call;
      const href = consoleHref(language, "payment", `/${sessionId}?do=decide&call=${id}#act`);
      const why = t(`reasons.${parkedReason(reason)}`);
      return { id, href, what: t(`kinds.${parkedWhat(what)}`), money: entry.call, why, gateway, reference };
    }
    const { id, type, gateway, reason, amount, currency, refs } = entry.event;
    const href = `${consoleHref(language, "parked")}?event=${id}#event`;
    const money = amount === null || currency === null ? null : { amount, currency };
    const why = events(`reasons.${eventReason(reason)}`);
    return { id, href, what: <Mono text={type} />, money, why, gateway, reference: refs[0]?.[1] ?? "" };
  };
}

function Mono({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere font-mono text-xs">
      {text}
    </bdi>
  );
}
