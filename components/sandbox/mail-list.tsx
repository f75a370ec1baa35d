/** Mails and texts, newest first; the links in mails open beside the page. */
import { useTranslations } from "next-intl";
import type { MailboxView } from "@/server/domain/sandbox";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";
import { MailFrame } from "./mail-frame";
import { MessageKind } from "./message-kind";
import { TextMessage } from "./text-message";

type Props = {
  readonly mails: readonly MailboxView[];
  readonly timeZone: string;
  /** On a sheet that has its own edges the messages are rows. */
  readonly look?: "cards" | "rows";
};

export function MailList({ mails, timeZone, look = "cards" }: Props) {
  const isCard = look === "cards";
  return (
    <ul className={isCard ? "grid gap-4" : ""}>
      {mails.map((mail) => (
        <li key={mail.id} className={isCard ? "" : "border-line border-b px-4 py-3 sm:px-5"}>
          {isCard ? (
            <Surface>
              <Message mail={mail} timeZone={timeZone} />
            </Surface>
          ) : (
            <Message mail={mail} timeZone={timeZone} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Message({ mail, timeZone }: { mail: MailboxView; timeZone: string }) {
  return mail.channel === "email" ? (
    <Mail mail={mail} timeZone={timeZone} />
  ) : (
    <TextMessage text={mail} timeZone={timeZone} />
  );
}

function Mail({ mail, timeZone }: { mail: MailboxView; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <details>
      <summary className="min-h-11">
        <bdi className="font-semibold text-ink">{mail.subject}</bdi>
        <span className="block text-[0.875rem] text-muted">
          <MessageKind kind={mail.kind} /> · {t.rich("to", { address: () => <bdi dir="ltr">{mail.to}</bdi> })} ·{" "}
          <Moment at={mail.sentAt} timeZone={timeZone} />
        </span>
        {mail.cc.length > 0 && (
          <span className="block text-[0.875rem] text-muted">
            {t.rich("copyTo", { addresses: () => <bdi dir="ltr">{mail.cc.join(", ")}</bdi> })}
          </span>
        )}
        {mail.files.length > 0 && (
          <span className="block text-[0.875rem] text-muted">
            {t.rich("files", { names: () => <bdi dir="ltr">{mail.files.join(", ")}</bdi> })}
          </span>
        )}
      </summary>
      <MailFrame title={t("mailFrame", { subject: mail.subject })} html={mail.html} language={mail.language} />
    </details>
  );
}
