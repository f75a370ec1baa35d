import type { Metadata } from "next";
import { approvalPage } from "@/server/domain/console";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing, orUnreadable, UnreadablePage } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { ApprovalsView } from "../approvals-view";

type Props = ConsoleProps<{ id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "approval");
}

export default async function ApprovalPage(props: Props) {
  const view = await guardPage(props, "approval", `/${encodeURIComponent((await props.params).id)}`);
  if ("refusal" in view) return view.refusal;
  const { id } = await props.params;
  const request = await orMissing(orUnreadable(view.ctx, approvalPage(view.ctx, id)));
  if (request === null) return <MissingPage view={view} />;
  if (request === "unreadable") return <UnreadablePage view={view} id={id} />;
  return <ApprovalsView view={view} query={await props.searchParams} request={request} />;
}
