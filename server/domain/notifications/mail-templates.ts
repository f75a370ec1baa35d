/** Templates of messages, which a layer above the domain implements; `server/wiring.ts` registers them. */
import type { MailFacts, MailText, MailVoice } from "./core/mail-facts";
import type { TextFacts } from "./core/message-facts";

/** Writes a mail: asynchronous, but without I/O, because it runs inside transactions. */
export type MailTemplates = (facts: MailFacts, voice: MailVoice) => Promise<MailText>;

/** Writes a short text without markup, and has no side effects. */
export type TextTemplates = (facts: TextFacts, voice: MailVoice) => string;

let mails: MailTemplates | null = null;
let texts: TextTemplates | null = null;

export function wordMailsBy(templates: MailTemplates): void {
  mails = templates;
}

export function wordTextsBy(templates: TextTemplates): void {
  texts = templates;
}

/** @throws {Error} if no templates are registered, which is a mistake in the wiring */
export function worded(facts: MailFacts, voice: MailVoice): Promise<MailText> {
  if (mails === null) throw new Error("No mail templates: server/wiring.ts was not imported.");
  return mails(facts, voice);
}

export function wordedText(facts: TextFacts, voice: MailVoice): string {
  if (texts === null) throw new Error("No templates of texts: server/wiring.ts was not imported.");
  return texts(facts, voice);
}
