import { useTranslations } from "next-intl";
import type { Channel } from "@/server/domain/notifications/core/words";
import type { MailboxValues, MailboxView } from "@/server/domain/sandbox";
import type { CursorPage } from "@/server/kernel/cursor-page";
import { FilterBar, FilterText, ListBody } from "../console/list-parts";
import { Moment } from "../ui/moment";
import { MailFrame } from "./mail-frame";
import { MessageKind } from "./message-kind";
import { TextMessage } from "./text-message";

type Props = {
  readonly page: CursorPage<MailboxView>;
  readonly values: MailboxValues;
  readonly dropped: readonly string[];
  readonly timeZone: string;
};

export function MailboxList({ page: { rows, next }, values, dropped, timeZone }: Props) {
  const t = useTranslations("sandbox");
  return (
    <>
      <FilterBar values={values}>
        <FilterText name="person" label={t("person")} chosen={values.person} />
      </FilterBar>
      <ListBody
        dropped={dropped}
        isEmpty={rows.length === 0}
        empty={t("noMails")}
        values={values}
        next={next}
        timeZone={timeZone}
      >
        <ul>
          {rows.map((mail) => (
            <li key={mail.id} className="border-line border-b px-4 py-3 sm:px-5">
              <Message mail={mail} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      </ListBody>
    </>
  );
}

const FORMS: Readonly<Record<Channel, typeof Mail>> = { email: Mail, sms: TextMessage, whatsapp: TextMessage };

function Message({ mail, timeZone }: { mail: MailboxView; timeZone: string }) {
  const Form = FORMS[mail.channel];
  return <Form mail={mail} timeZone={timeZone} />;
}

function Mail({ mail, timeZone }: { mail: MailboxView; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <details>
      <summary className="min-h-11">
        <bdi className="font-semibold text-ink">{mail.subject}</bdi>
        <span className="block text-muted">
          <MessageKind kind={mail.kind} /> · {t.rich("to", { address: () => <bdi dir="ltr">{mail.to}</bdi> })} ·{" "}
          <Moment at={mail.sentAt} timeZone={timeZone} />
        </span>
        {mail.cc.length > 0 && (
          <span className="block text-muted">
            {t.rich("copyTo", { addresses: () => <bdi dir="ltr">{mail.cc.join(", ")}</bdi> })}
          </span>
        )}
        {mail.files.length > 0 && (
          <span className="block text-muted">
            {t.rich("files", { names: () => <bdi dir="ltr">{mail.files.join(", ")}</bdi> })}
          </span>
        )}
      </summary>
      <MailFrame title={t("mailFrame", { subject: mail.subject })} html={mail.html} language={mail.language} />
    </details>
  );
}
