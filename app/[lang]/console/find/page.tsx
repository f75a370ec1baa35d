/**
 * What the search box leads to: the one payment that is meant, or all that may be, and pages by their
 * names.
 */
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FoundPages } from "@/components/console/find/found-pages";
import { FoundPayments } from "@/components/console/find/found-payments";
import { FoundPeople, hrefOf } from "@/components/console/find/found-people";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref, PAGE_NAMES, pageEntry } from "@/components/console/pages";
import { SEARCH } from "@/components/console/search-box";
import { findPeople, listPayments, type PaymentRow, readPaymentQuery } from "@/server/domain/console";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage, mayOpen } from "../view";
import { consoleWords } from "../words";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "find");
}

/** Shorter texts are found everywhere. */
const SHORTEST = 2;
const MOST = 5;

export default async function FindPage(props: ConsoleProps) {
  const view = await guardPage(props, "find");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const t = await consoleWords(language);
  const typed = [(await props.searchParams)[SEARCH] ?? []].flat()[0]?.slice(0, 128) ?? "";
  const { values } = readPaymentQuery({ q: typed.length < SHORTEST ? "" : typed, range: "all" });
  const canFind = values.q !== null && mayOpen(ctx, pageEntry("payments").needs);
  const { rows } = canFind ? await listPayments(ctx, values, MOST) : { rows: [] };
  const meant = rows.length === 1 && rows[0] !== undefined ? exactly(rows[0], typed.trim()) : null;
  if (meant !== null) redirect(consoleHref(language, "payment", `/${meant}`));
  const people = await findPeople(ctx, typed.trim().length < SHORTEST ? "" : typed.trim(), MOST);
  const isOrder = rows.some((row) => exactly(row, typed.trim()) !== null);
  if (people.meant !== null && !isOrder) redirect(hrefOf(language, people.meant));
  const open = PAGE_NAMES.filter((name) => hasPage(ctx, name));
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.find")} />
      <FoundPages language={language} typed={typed} open={open} />
      <FoundPeople language={language} timeZone={ctx.merchant.timezone} typed={typed.trim()} people={people} />
      {rows.length === 0 && people.isEmpty && typed !== "" && <Empty>{t("find.nothing")}</Empty>}
      {rows.length > 0 && (
        <FoundPayments language={language} timeZone={ctx.merchant.timezone} typed={typed} rows={rows} />
      )}
    </ConsoleFrame>
  );
}

/** The id of a payment whose order or session is exactly what was typed; null for any other. */
function exactly(row: PaymentRow, typed: string): string | null {
  if ("brokenId" in row) return null;
  return row.orderNo === typed || row.sessionId === typed ? row.sessionId : null;
}
