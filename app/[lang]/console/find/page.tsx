import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Empty, PageHead } from "@/components/console/page-head";
import { PAGE_NAMES } from "@/components/console/pages";
import { SEARCH } from "@/components/console/search-box";
import { find, readPaymentQuery } from "@/server/domain/console";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage } from "../view";
import { consoleWords } from "../words";
import { FoundNamed } from "./parts/found-named";
import { FoundPages } from "./parts/found-pages";
import { FoundPayments } from "./parts/found-payments";
import { FoundPeople } from "./parts/found-people";
import { NotFilters } from "./parts/not-filters";
import { targetHref } from "./parts/target-href";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "find");
}

const MOST = 5;
const LONGEST = 128;

export default async function FindPage(props: ConsoleProps) {
  const view = await guardPage(props, "find");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const t = await consoleWords(language);
  const typed = [(await props.searchParams)[SEARCH] ?? []].flat()[0]?.slice(0, LONGEST) ?? "";
  const found = await find(ctx, typed, MOST);
  if (found.meant !== null) redirect(targetHref(language, found.meant));
  const open = PAGE_NAMES.filter((name) => hasPage(ctx, name));
  const shared = { language, timeZone: ctx.merchant.timezone, typed: typed.trim() };
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.find")} />
      <FoundPages language={language} typed={typed} open={open} />
      {found.kinds.map((kind) => {
        if (kind === "payments") return <FoundPayments key={kind} {...shared} rows={found.payments} />;
        if (kind === "named") return <FoundNamed key={kind} language={language} rows={found.named} />;
        return <FoundPeople key={kind} {...shared} kind={kind} found={found} />;
      })}
      {found.kinds.length === 0 && typed !== "" && <Empty>{t("find.nothing")}</Empty>}
      <NotFilters language={language} typed={typed} problems={readPaymentQuery({ q: typed }).problems} />
    </ConsoleFrame>
  );
}
