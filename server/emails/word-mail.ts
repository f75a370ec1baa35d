import { createElement } from "react";
import type { FactsOf, MailFacts, MailKind, MailText, MailVoice, NoticeFacts } from "@/server/domain/notifications";
import { unbranded } from "@/server/kernel/brand";
import { withoutDirectionMarks } from "@/server/kernel/isolated";
import { accountMail } from "./templates/account-mail";
import { administrationMail } from "./templates/administration-mail";
import { alertMail } from "./templates/alert-mail";
import { approvalMail } from "./templates/approval-mail";
import { invitationMail } from "./templates/invitation-mail";
import { invoiceMail, invoiceReminder } from "./templates/invoice-mail";
import { contactLines } from "./templates/mail-contact";
import { type MailContent, plainText } from "./templates/mail-content";
import { MailDocument } from "./templates/mail-document";
import { noticeMail } from "./templates/notice-mail";
import { paymentFileMail } from "./templates/payment-file-mail";
import { plainMail } from "./templates/plain-mail";
import { planMail } from "./templates/plan-mail";
import { receiptMail } from "./templates/receipt-mail";
import { subscriptionMail } from "./templates/subscription-mail";

function renderer() {
  return import("@react-email/render");
}

/**
 * Loads the renderer when a server process starts, so that the first mail does not load it in its
 * transaction.
 */
export async function prepareMails(): Promise<void> {
  const { render } = await renderer();
  await render(createElement("p"));
}

/** Writes a mail. Texts of people are escaped in its HTML. */
export async function wordMail(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  const content = contentOf(facts, voice);
  const { render } = await renderer();
  const { language, brand = unbranded(voice.merchantName) } = voice;
  const html = await render(createElement(MailDocument, { content, language, brand }));
  return {
    subject: withoutDirectionMarks(content.subject),
    html,
    text: plainText(content, contactLines(brand, language)),
  };
}

type Template<Kind extends MailKind> = (facts: FactsOf<Kind>, voice: MailVoice) => MailContent;

const TEMPLATES: { readonly [Kind in Exclude<MailKind, NoticeFacts["kind"]>]: Template<Kind> } = {
  invoice_issued: invoiceMail,
  invoice_reminder: invoiceReminder,
  receipt: receiptMail,
  plain: plainMail,
  upcoming_charge: subscriptionMail,
  payment_failed: subscriptionMail,
  final_failure: subscriptionMail,
  subscription_changed: planMail,
  subscription_paused: planMail,
  subscription_resumed: planMail,
  subscription_canceled: planMail,
  card_expiring: planMail,
  subscription_link: planMail,
  approval_requested: approvalMail,
  approval_rejected: approvalMail,
  approval_done: approvalMail,
  approval_failed: approvalMail,
  user_invited: invitationMail,
  administration_changed: administrationMail,
  password_failures: accountMail,
  password_reset: accountMail,
  new_device: accountMail,
  payment_file: paymentFileMail,
  address_confirmation: accountMail,
  alert_opened: alertMail,
  alert_again: alertMail,
  alert_solved: alertMail,
};

function contentOf(facts: MailFacts, voice: MailVoice): MailContent {
  return isNotice(facts) ? noticeMail(facts, voice) : templateOf(facts)(facts, voice);
}

function isNotice(facts: MailFacts): facts is NoticeFacts {
  return !Object.hasOwn(TEMPLATES, facts.kind);
}

function templateOf(facts: Exclude<MailFacts, NoticeFacts>) {
  return TEMPLATES[facts.kind] as (facts: MailFacts, voice: MailVoice) => MailContent;
}
