import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { consoleHref, type PageNeed, pageNeed } from "@/components/console/pages";
import { ANY, isPermission } from "@/server/domain/merchants";
import { wordsIn } from "@/server/signed-words";
import { ForbiddenPage, OtherUserPage } from "../forbidden-page";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, mayOpen } from "../view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "refused");
}

export default async function RefusedPage(props: ConsoleProps) {
  const view = await guardPage(props, "refused");
  if ("refusal" in view) return view.refusal;
  const query = await props.searchParams;
  const { why } = wordsIn(consoleHref(view.language, "refused"), query);
  if (why === "switched") return <OtherUserPage view={view} />;
  const needs: PageNeed = pageNeed(query.needs);
  const isLacking = needs !== null && isNeed(needs) && !mayOpen(view.ctx, needs);
  if (!isLacking) redirect(consoleHref(view.language, "start"));
  return <ForbiddenPage view={view} needs={needs} isUnsent={why === "unsent"} />;
}

function isNeed(needs: NonNullable<PageNeed>): boolean {
  return needs in ANY || needs === "alerts" || isPermission(needs);
}
