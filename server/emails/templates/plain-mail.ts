import type { MailVoice, PlainFacts } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import { type MailContent, subjectAbout } from "./mail-content";

export function plainMail({ subject, body }: PlainFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const said = subject ?? t("mail.plainSubject", { merchant });
  return {
    subject: subjectAbout(said, (words) => words),
    heading: said,
    figure: null,
    paragraphs: body.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    facts: [],
    action: null,
    footer: t("mail.footer", { merchant }),
  };
}
