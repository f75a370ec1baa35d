/** The mail to owners about a changed user, key or webhook address (Spec, "Audit log"). */

import type { AdministrationMailFacts, MailVoice } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import type { MailContent, MailFact } from "./mail-content";

export function administrationMail(facts: AdministrationMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const change = t(`mail.administration.${facts.change}`, { merchant });
  const { further } = facts;
  const subject = further === undefined ? change : t("mail.administration.further", { change, count: further.count });
  const lines: MailFact[] = [
    { label: t("mail.administration.object"), value: facts.object, isLatin: true },
    {
      label: t("mail.administration.by"),
      value: facts.by ?? t("mail.administration.operator"),
      isLatin: facts.by !== null,
    },
  ];
  if (facts.address !== null)
    lines.push({ label: t("mail.administration.address"), value: facts.address, isLatin: true });
  return {
    subject,
    heading: subject,
    figure: null,
    paragraphs: [
      ...(further === undefined ? [] : [t("mail.administration.furtherBody", further)]),
      t("mail.administration.body", { merchant }),
    ],
    facts: lines,
    action: null,
    footer: t("mail.footer", { merchant }),
  };
}
