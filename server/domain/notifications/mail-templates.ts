/** How messages are worded. The templates are above the domain; `server/wiring.ts` registers them here. */
import type { MailFacts, MailText, MailVoice } from "./core/mail-facts";
import type { TextFacts } from "./core/message-facts";

/** Words a mail. Pure but for being asynchronous: it runs inside transactions, so it reaches nothing. */
export type MailTemplates = (facts: MailFacts, voice: MailVoice) => Promise<MailText>;

/** Words a text of a few lines, without any markup. Pure. */
export type TextTemplates = (facts: TextFacts, voice: MailVoice) => string;

let mails: MailTemplates | null = null;
let texts: TextTemplates | null = null;

/** Has every mail worded by `templates` from now on. */
export function wordMailsBy(templates: MailTemplates): void {
  mails = templates;
}

/** Has every text worded by `templates` from now on. */
export function wordTextsBy(templates: TextTemplates): void {
  texts = templates;
}

/** The mail's words. @throws {Error} no templates are registered, which is a mistake in the wiring */
export function worded(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  if (mails === null) throw new Error("No mail templates: server/wiring.ts was not imported.");
  return mails(facts, voice);
}

/** The text's words. @throws {Error} as {@link worded} */
export function wordedText(facts: TextFacts, voice: MailVoice): string {
  if (texts === null) throw new Error("No templates of texts: server/wiring.ts was not imported.");
  return texts(facts, voice);
}
