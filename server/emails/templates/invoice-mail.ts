import type { InvoiceMailFacts, InvoiceReminderFacts, MailVoice } from "@/server/domain/notifications";
import { translator } from "@/server/i18n/translator";
import { writtenDay } from "@/server/i18n/written-day";
import { isolated } from "@/server/kernel/isolated";
import { moneyLine } from "@/server/kernel/money-text";
import { type MailContent, subjectAbout } from "./mail-content";

export function invoiceMail(facts: InvoiceMailFacts, { merchantName, language }: MailVoice): MailContent {
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const amount = moneyLine(facts.amount, language);
  const date = writtenDay(facts.dueDate, language);
  const filled = { merchant, amount, date };
  return {
    subject: subjectAbout(facts.invoiceNumber, (short) =>
      t("mail.invoice_issued.subject", { ...filled, number: isolated(short, language) }),
    ),
    heading: t("mail.invoice_issued.heading", { merchant }),
    figure: amount,
    paragraphs: [t("mail.invoice_issued.body", filled)],
    facts: [
      { label: t("mail.invoice_issued.number"), value: facts.invoiceNumber },
      { label: t("mail.invoice_issued.dueDate"), value: date },
    ],
    action: {
      label: t("mail.invoice_issued.action", { amount }),
      href: facts.payUrl,
      hint: t("mail.linkHint"),
      caution: t("mail.invoice_issued.caution"),
      beside: { label: t("mail.invoice_issued.view"), href: facts.pageUrl },
    },
    footer: t("mail.footer", { merchant }),
  };
}

export function invoiceReminder(facts: InvoiceReminderFacts, voice: MailVoice): MailContent {
  const { merchantName, language } = voice;
  const t = translator(language);
  const merchant = isolated(merchantName, language);
  const amount = moneyLine(facts.amount, language);
  const date = writtenDay(facts.dueDate, language);
  const when = facts.daysAfter < 0 ? "before" : facts.daysAfter === 0 ? "today" : "after";
  const filled = { merchant, amount, date, days: Math.abs(facts.daysAfter) };
  const content = invoiceMail({ ...facts, kind: "invoice_issued" }, voice);
  const isPart = facts.amount.amount !== facts.total.amount;
  const total = { label: t("mail.invoice_reminder.total"), value: moneyLine(facts.total, language) };
  return {
    ...content,
    subject: subjectAbout(facts.invoiceNumber, (short) =>
      t(`mail.invoice_reminder.subject.${when}`, { ...filled, number: isolated(short, language) }),
    ),
    heading: t(`mail.invoice_reminder.heading.${when}`),
    paragraphs: [t(`mail.invoice_reminder.body.${when}`, filled), t("mail.invoice_reminder.paid")],
    facts: isPart ? [...content.facts, total] : content.facts,
  };
}
