/** How mails are worded. The templates are above the domain; `server/wiring.ts` registers them here. */
import type { MailFacts, MailText, MailVoice } from "./core/mail-facts";

/** Words a mail. Pure but for being asynchronous: it runs inside transactions, so it reaches nothing. */
export type MailTemplates = (facts: MailFacts, voice: MailVoice) => Promise<MailText>;

let inPlace: MailTemplates | null = null;

/** Has every mail worded by `templates` from now on. */
export function wordMailsBy(templates: MailTemplates): void {
  inPlace = templates;
}

/** The mail's words. @throws {Error} no templates are registered, which is a mistake in the wiring */
export function worded(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  if (inPlace === null) throw new Error("No mail templates: server/wiring.ts was not imported.");
  return inPlace(facts, voice);
}
