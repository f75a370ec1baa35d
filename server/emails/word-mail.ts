/** Renders a mail's subject, HTML and text. */
import { createElement } from "react";
import type { MailFacts, MailText, MailVoice } from "@/server/domain/notifications";
import { unbranded } from "@/server/kernel/brand";
import { approvalMail } from "./templates/approval-mail";
import { invitationMail } from "./templates/invitation-mail";
import { invoiceMail } from "./templates/invoice-mail";
import { contactLines } from "./templates/mail-contact";
import { type MailContent, plainText } from "./templates/mail-content";
import { MailDocument } from "./templates/mail-document";
import { noticeMail } from "./templates/notice-mail";
import { plainMail } from "./templates/plain-mail";
import { receiptMail } from "./templates/receipt-mail";
import { subscriptionMail } from "./templates/subscription-mail";

/** Loaded by the first mail. */
function renderer() {
  return import("@react-email/render");
}

/**
 * Loads the renderer at the start of a server process, so that the first mail does not load it in its
 * transaction.
 */
export async function prepareMails(): Promise<void> {
  const { render } = await renderer();
  // Its first document loads React's renderer.
  await render(createElement("p"));
}

/** People's texts are escaped in the HTML. */
export async function wordMail(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  const content = contentOf(facts, voice);
  const { render } = await renderer();
  const { language, brand = unbranded(voice.merchantName) } = voice;
  const html = await render(createElement(MailDocument, { content, language, brand }));
  return { subject: content.subject, html, text: plainText(content, contactLines(brand, language)) };
}

function contentOf(facts: MailFacts, voice: MailVoice): MailContent {
  switch (facts.kind) {
    case "upcoming_charge":
    case "payment_failed":
    case "final_failure":
      return subscriptionMail(facts, voice);
    case "approval_requested":
    case "approval_rejected":
    case "approval_done":
    case "approval_failed":
      return approvalMail(facts, voice);
    case "user_invited":
      return invitationMail(facts, voice);
    case "invoice_issued":
      return invoiceMail(facts, voice);
    case "receipt":
      return receiptMail(facts, voice);
    case "plain":
      return plainMail(facts, voice);
    default:
      return noticeMail(facts, voice);
  }
}
