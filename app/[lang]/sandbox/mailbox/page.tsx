/** The sandbox mailbox, which needs no sign-in (decision 0055). */
import { getTranslations } from "next-intl/server";
import { MailboxList } from "@/components/sandbox/mailbox-list";
import { Sheet } from "@/components/sandbox/sheet";
import { readMailbox, readMailboxQuery } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "mailbox");
}

export default async function MailboxPage({ params, searchParams }: SandboxProps) {
  const query = readMailboxQuery(await searchParams);
  const t = await getTranslations({ locale: languageOf((await params).lang) ?? "en", namespace: "sandbox" });
  return (
    <SandboxPage
      params={params}
      name="mailbox"
      content={async (ctx) => (
        <Sheet title={t("mailbox")} lead={t("mailboxLead")}>
          <MailboxList {...query} page={await readMailbox(ctx, query.values)} timeZone={ctx.merchant.timezone} />
        </Sheet>
      )}
    />
  );
}
