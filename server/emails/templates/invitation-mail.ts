import type { InvitationMailFacts, MailVoice } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import type { MailContent } from "./mail-content";

export function invitationMail(facts: InvitationMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const subject = t("mail.user_invited.subject", { merchant });
  return {
    subject,
    heading: subject,
    figure: null,
    paragraphs: [t("mail.user_invited.body", { merchant, inviter: isolated(facts.invitedBy, language) })],
    facts: [{ label: t("mail.user_invited.username"), value: facts.username, isLatin: true }],
    action: {
      label: t("mail.user_invited.action"),
      href: facts.pageUrl,
      hint: t("mail.linkHint"),
      caution: t("mail.user_invited.caution"),
    },
    footer: t("mail.footer", { merchant }),
  };
}
