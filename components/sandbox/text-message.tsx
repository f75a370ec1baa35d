import { useTranslations } from "next-intl";
import type { MailboxView } from "@/server/domain/sandbox";
import { Moment } from "../ui/moment";
import { MessageKind } from "./message-kind";

export function TextMessage({ mail: text, timeZone }: { mail: MailboxView; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <article>
      <h2 className="font-semibold text-ink">{t(`channel.${text.channel}`)}</h2>
      <p className="text-muted">
        <MessageKind kind={text.kind} /> · {t.rich("to", { address: () => <bdi dir="ltr">{text.to}</bdi> })} ·{" "}
        <Moment at={text.sentAt} timeZone={timeZone} />
      </p>
      <p
        lang={text.language}
        dir={text.language === "ar" ? "rtl" : "ltr"}
        className="wrap-anywhere mt-4 w-fit max-w-md whitespace-pre-line rounded-row bg-accent-soft px-4 py-3 text-start text-ink"
      >
        {pieces(text.text).map((piece) =>
          piece.isAddress ? (
            <a
              key={piece.at}
              href={piece.text}
              target="_blank"
              rel="noopener noreferrer"
              dir="ltr"
              className="underline"
            >
              {piece.text}
            </a>
          ) : (
            piece.text
          ),
        )}
      </p>
    </article>
  );
}

function pieces(text: string): { at: number; text: string; isAddress: boolean }[] {
  let at = 0;
  return text.split(/(https?:\/\/[^\s]+)/).map((piece, index) => {
    const start = at;
    at += piece.length;
    return { at: start, text: piece, isAddress: index % 2 === 1 };
  });
}
