/** The mailbox of an installation in test mode (decision 0055). */
import { Mailbox } from "@/components/sandbox/mailbox";
import { readMailbox } from "@/server/domain/sandbox";
import type { Ctx } from "@/server/kernel/types";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "mailbox");
}

async function mails(ctx: Ctx) {
  return <Mailbox mails={(await readMailbox(ctx)).rows} timeZone={ctx.merchant.timezone} />;
}

export default function MailboxPage({ params }: SandboxProps) {
  return <SandboxPage params={params} name="mailbox" content={mails} />;
}
