import type { AccountMailFacts, MailVoice } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import type { Language } from "@/server/kernel/types";
import { moment } from "./dates";
import type { MailContent, MailFact } from "./mail-content";

export function accountMail(facts: AccountMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const username = isolated(facts.username, language);
  const further = facts.kind === "new_device" ? (facts.further ?? null) : null;
  const subject =
    further === null
      ? t(`mail.${facts.kind}.subject`, { merchant, username })
      : t("mail.new_device.further", { merchant, count: further.count });
  return {
    subject,
    heading: subject,
    figure: null,
    paragraphs: [
      ...(further === null ? [] : [t("mail.new_device.furtherBody", further)]),
      bodyOf(facts, t, { merchant, username }),
    ],
    facts: [{ label: t("mail.account.username"), value: facts.username, isLatin: true }, ...origin(facts, t, language)],
    action: actionOf(facts, t),
    footer: t("mail.footer", { merchant }),
  };
}

function bodyOf(facts: AccountMailFacts, t: Translator, names: { merchant: string; username: string }): string {
  const minutes = facts.kind === "password_reset" ? facts.minutes : 0;
  return t(`mail.${facts.kind}.body`, { ...names, minutes });
}

function origin(facts: AccountMailFacts, t: Translator, language: Language): readonly MailFact[] {
  if ("pageUrl" in facts) return [];
  const device = facts.kind === "new_device" ? facts.device : null;
  return [
    { label: t("mail.account.time"), value: moment(t, facts.at, facts.timeZone, language) },
    ...(device === null ? [] : [{ label: t("mail.account.device"), value: device, isLatin: true }]),
    { label: t("mail.account.address"), value: facts.address, isLatin: true },
  ];
}

function actionOf(facts: AccountMailFacts, t: Translator): MailContent["action"] {
  if (!("pageUrl" in facts)) return null;
  const minutes = facts.kind === "password_reset" ? facts.minutes : 0;
  return {
    label: t(`mail.${facts.kind}.action`),
    href: facts.pageUrl,
    hint: t("mail.linkHint"),
    caution: t(`mail.${facts.kind}.caution`, { minutes }),
  };
}
