/** Writes texts for SMS and WhatsApp: one or two sentences and a link. */
import type { MailVoice, NoticeFacts, TextFacts } from "@/server/domain/notifications";
import { type Translator, translator } from "@/server/i18n/translator";
import { moneyLine } from "@/server/kernel/money-text";
import { noticeAction, noticeWording } from "../templates/notice-wording";

/** Maximum characters of a name, so that it does not fill the message. */
const NAME_LENGTH = 40;
/** Direction marks and line breaks, which are removed from names. */
const UNWANTED = /[\u202a-\u202e\u2066-\u2069\r\n]+/g;

export function wordText(facts: TextFacts, { merchantName, language }: MailVoice): string {
  if (facts.kind === "plain") return facts.body;
  const t = translator(language);
  const values = {
    merchant: named(merchantName),
    amount: moneyLine(facts.amount, language),
    order: facts.orderNo === null ? "" : t("text.order", { order: named(facts.orderNo) }),
  };
  const said = t(`text.${noticeWording(facts)}`, values);
  return [said, linkOf(facts, t)].filter((part) => part !== null).join(" ");
}

function named(text: string): string {
  return [...text.replace(UNWANTED, " ")].slice(0, NAME_LENGTH).join("");
}

function linkOf(facts: NoticeFacts, t: Translator): string | null {
  const { links } = facts;
  const action = noticeAction(facts);
  if (links === null || action === null) return null;
  return action === "pay" ? links.short : t(`text.${action}`, { url: links.short });
}
