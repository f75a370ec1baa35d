import type { AlertMailFacts, MailVoice } from "@/server/domain/notifications";
import { alertWords } from "@/server/i18n/alert-words";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import type { MailContent } from "./mail-content";

export function alertMail({ kind, alert, timeZone, pageUrl }: AlertMailFacts, voice: MailVoice): MailContent {
  const { merchantName, language } = voice;
  const t = translator(language);
  const words = alertWords(alert, { language, timeZone });
  const merchant = isolated(merchantName, language);
  const isSolved = kind === "alert_solved";
  const subject = isSolved
    ? words.solved
    : kind === "alert_again"
      ? t("mail.alert.again", { title: words.title })
      : words.title;
  return {
    subject: `${subject} · ${merchant}`,
    heading: subject,
    figure: null,
    paragraphs: isSolved ? [t("mail.alert.solved")] : [words.body, words.advice],
    facts: words.facts.map(({ name, text, isLatin }) => ({ label: name, value: text, isLatin })),
    action: isSolved
      ? null
      : {
          label: t("mail.alert.action"),
          href: pageUrl,
          hint: t("mail.linkHint"),
          caution: t("mail.alert.caution", { merchant }),
        },
    footer: t("mail.footer", { merchant }),
  };
}
