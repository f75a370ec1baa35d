import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { consoleHref, type PageNeed, pageNeed } from "@/components/console/pages";
import { ANY, isPermission } from "@/server/domain/merchants";
import { ForbiddenPage } from "../forbidden-page";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, mayOpen } from "../view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "refused");
}

export default async function RefusedPage(props: ConsoleProps) {
  const view = await guardPage(props, "refused");
  if ("refusal" in view) return view.refusal;
  const needs: PageNeed = pageNeed((await props.searchParams).needs);
  const isLacking = needs !== null && isNeed(needs) && !mayOpen(view.ctx, needs);
  if (!isLacking) redirect(consoleHref(view.language, "start"));
  return <ForbiddenPage view={view} needs={needs} />;
}

function isNeed(needs: NonNullable<PageNeed>): boolean {
  return needs in ANY || needs === "alerts" || isPermission(needs);
}
