import type { Metadata } from "next";
import { type PageNeed, pageNeed } from "@/components/console/pages";
import { ForbiddenPage } from "../forbidden-page";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "refused");
}

export default async function RefusedPage(props: ConsoleProps) {
  const view = await guardPage(props, "refused");
  if ("refusal" in view) return view.refusal;
  const needs: PageNeed = pageNeed((await props.searchParams).needs);
  return <ForbiddenPage view={view} needs={needs} />;
}
