import type { Metadata } from "next";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { ApprovalsView } from "./approvals-view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "approvals");
}

export default async function ApprovalsPage(props: ConsoleProps) {
  const view = await guardPage(props, "approvals");
  if ("refusal" in view) return view.refusal;
  return <ApprovalsView view={view} query={await props.searchParams} request={null} />;
}
