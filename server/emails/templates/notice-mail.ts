/** Mails to customers about their payment (Spec, "Customer notifications" 1 to 5). */

import type { MailVoice, NoticeFacts } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { moment } from "./dates";
import { type MailAction, type MailContent, type MailFact, subjectAbout } from "./mail-content";
import { noticeAction, noticeWording } from "./notice-wording";

export function noticeMail(facts: NoticeFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const amount = moneyLine(facts.amount, language);
  const part = noticeWording(facts);
  const values = { merchant, amount };
  const body = t(`mail.notice.${part}.body`, values);
  return {
    subject: subjectAbout(merchantName, (name) =>
      t(`mail.notice.${part}.subject`, { ...values, merchant: isolated(name, language) }),
    ),
    heading: t(`mail.notice.${part}.heading`, values),
    figure: part === "nothing" ? null : amount,
    paragraphs: facts.isOpen && part === "failed" ? [body, t("mail.notice.failed.open")] : [body],
    facts: linesOf(facts, t, language),
    action: actionOf(facts, t),
    footer: t("mail.footer", { merchant }),
  };
}

function linesOf(facts: NoticeFacts, t: Translator, language: Language): MailFact[] {
  const { orderNo, description, card, referenceNumber, moment: when } = facts;
  return [
    ...(orderNo === null ? [] : [{ label: t("mail.notice.order"), value: orderNo, isLatin: true }]),
    ...(description === null ? [] : [{ label: t("mail.notice.for"), value: description }]),
    ...(card === null ? [] : [{ label: t("mail.card"), value: card, isLatin: true }]),
    ...(referenceNumber === null ? [] : [{ label: t("mail.notice.reference"), value: referenceNumber, isLatin: true }]),
    ...(when === null ? [] : [{ label: t("mail.notice.time"), value: moment(t, when.at, when.timeZone, language) }]),
  ];
}

const LABELS = { pay: "pay", again: "again", receipt: "view" } as const;

function actionOf(facts: NoticeFacts, t: Translator): MailAction | null {
  const { links } = facts;
  const action = noticeAction(facts);
  if (links === null || action === null) return null;
  const isReceipt = action === "receipt";
  return {
    label: t(`mail.notice.${LABELS[action]}`),
    href: links.page,
    hint: t("mail.linkHint"),
    caution: t(isReceipt ? "mail.notice.keepLink" : "mail.notice.keepPayLink"),
  };
}
