/**
 * Mails that the test service wrote instead of sending them. Their HTML is shown in a frame that may run and load nothing; its links open
 * beside it. The page's policy would refuse the style block, without which a mail keeps its light colours.
 */
import { useTranslations } from "next-intl";
import type { MailboxView } from "@/server/domain/sandbox";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";

const STYLE_BLOCK = /<style>.*?<\/style>/s;

export function Mailbox({ mails, timeZone }: { mails: readonly MailboxView[]; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h1 className="text-[24px]">{t("mailbox")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("mailboxLead")}</p>
      {mails.length === 0 && <Surface className="text-center text-muted">{t("noMails")}</Surface>}
      <ul className="grid gap-4">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Surface>
              <details>
                <summary className="min-h-11">
                  <bdi className="font-semibold text-ink">{mail.subject}</bdi>
                  <span className="block text-[14px] text-muted">
                    {t.rich("to", { address: () => <bdi dir="ltr">{mail.to}</bdi> })} · <bdi dir="ltr">{mail.kind}</bdi>{" "}
                    · <Moment at={mail.sentAt} timeZone={timeZone} />
                  </span>
                </summary>
                <iframe
                  title={t("mailFrame", { subject: mail.subject })}
                  sandbox="allow-popups allow-popups-to-escape-sandbox"
                  srcDoc={mail.html.replace(STYLE_BLOCK, "")}
                  lang={mail.language}
                  className="mt-4 h-[560px] w-full rounded-row border border-line bg-white"
                />
              </details>
            </Surface>
          </li>
        ))}
      </ul>
    </>
  );
}
