/** What the search box leads to: the pages whose names hold what was typed. */
import type { Metadata } from "next";
import { FoundPages } from "@/components/console/find/found-pages";
import { PageHead } from "@/components/console/page-head";
import { PAGE_NAMES, pageEntry } from "@/components/console/pages";
import { SEARCH } from "@/components/console/search-box";
import { ConsoleFrame } from "../frame";
import { type ConsoleProps, guardPage, mayOpen } from "../guard";
import { consoleMetadata } from "../metadata";
import { consoleWords } from "../words";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "find");
}

export default async function FindPage(props: ConsoleProps) {
  const view = await guardPage(props, "find");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const t = await consoleWords(language);
  const typed = [(await props.searchParams)[SEARCH] ?? []].flat()[0]?.slice(0, 128) ?? "";
  const open = PAGE_NAMES.filter((name) => mayOpen(ctx, pageEntry(name).needs));
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.find")} />
      <FoundPages language={language} typed={typed} open={open} />
    </ConsoleFrame>
  );
}
