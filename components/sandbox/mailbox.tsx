/** Mails that the test service wrote instead of sending them; the links in them open beside the page. */
import { useTranslations } from "next-intl";
import type { MailboxView } from "@/server/domain/sandbox";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";
import { MailFrame } from "./mail-frame";

export function Mailbox({ mails, timeZone }: { mails: readonly MailboxView[]; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h1 className="text-[1.5rem]">{t("mailbox")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("mailboxLead")}</p>
      {mails.length === 0 && <Surface className="text-center text-muted">{t("noMails")}</Surface>}
      <ul className="grid gap-4">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Surface>
              <details>
                <summary className="min-h-11">
                  <bdi className="font-semibold text-ink">{mail.subject}</bdi>
                  <span className="block text-[0.875rem] text-muted">
                    <MailKind kind={mail.kind} /> · {t.rich("to", { address: () => <bdi dir="ltr">{mail.to}</bdi> })} ·{" "}
                    <Moment at={mail.sentAt} timeZone={timeZone} />
                  </span>
                </summary>
                <MailFrame
                  title={t("mailFrame", { subject: mail.subject })}
                  html={mail.html}
                  language={mail.language}
                />
              </details>
            </Surface>
          </li>
        ))}
      </ul>
    </>
  );
}

const KINDS = [
  "upcoming_charge",
  "payment_failed",
  "final_failure",
  "approval_requested",
  "approval_rejected",
  "approval_done",
  "approval_failed",
] as const;

function MailKind({ kind }: { kind: string }) {
  const t = useTranslations("sandbox.kind");
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? <bdi dir="ltr">{kind}</bdi> : t(known);
}
