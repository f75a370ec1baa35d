/** Makes the rows' subject, HTML and text of what a mail is to tell. */
import { createElement } from "react";
import type { MailFacts, MailText, MailVoice } from "../domain/notifications";
import { approvalMail } from "./templates/approval-mail";
import { oneLine, plainText } from "./templates/mail-content";
import { MailDocument } from "./templates/mail-document";
import { subscriptionMail } from "./templates/subscription-mail";

/** The mail in its language; whatever people wrote is escaped in the HTML. The renderer is loaded with the first mail, not with every route. */
export async function wordMail(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  const content = "planName" in facts ? subscriptionMail(facts, voice) : approvalMail(facts, voice);
  const subject = oneLine(content.subject);
  const { render } = await import("@react-email/render");
  const document = createElement(MailDocument, { content: { ...content, subject }, ...voice });
  return { subject, html: await render(document), text: plainText(content) };
}
