/** Messages that the test service wrote instead of sending them. */
import { useTranslations } from "next-intl";
import type { MailboxView } from "@/server/domain/sandbox";
import { Surface } from "../ui/surface";
import { MailList } from "./mail-list";

export function Mailbox({ mails, timeZone }: { mails: readonly MailboxView[]; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h1 className="text-[1.5rem]">{t("mailbox")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("mailboxLead")}</p>
      {mails.length === 0 && <Surface className="text-center text-muted">{t("noMails")}</Surface>}
      <MailList mails={mails} timeZone={timeZone} />
    </>
  );
}
