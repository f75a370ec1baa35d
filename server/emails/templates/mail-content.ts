/** The parts of every mail. */
import type { Language } from "@/server/kernel/types";

/** One line of the table; `latin` values read from left to right in both languages. */
export type MailFact = { readonly label: string; readonly value: string; readonly isLatin?: boolean };

/** A mail in the words of its language. */
export type MailContent = {
  readonly subject: string;
  readonly heading: string;
  /** The amount in large figures; null if the mail has none to show. */
  readonly figure: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: MailAction | null;
  readonly footer: string;
};

/** A way to reach the merchant, or a text that it binds itself to. */
export type ContactLine = { readonly label: string; readonly value: string; readonly href: string };

/** The one thing to do; `hint` leads to the bare address, `caution` says what the address opens. */
export type MailAction = {
  readonly label: string;
  readonly href: string;
  readonly hint: string;
  readonly caution: string;
  /** Another address that `caution` speaks of, shown as a plain link. */
  readonly beside?: { readonly label: string; readonly href: string };
};

/** The plain text beside the HTML, saying the same in the same order; `contact` stands under the footer. */
export function plainText(content: MailContent, contact: readonly ContactLine[] = []): string {
  const { heading, figure, paragraphs, facts, action, footer } = content;
  const parts = [
    heading,
    ...(figure === null ? [] : [figure]),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...(action === null ? [] : [...links(action), action.caution]),
    [footer, ...contact.map(({ label, value }) => `${label}: ${value}`)].join("\n"),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function links({ label, href, beside }: MailAction): readonly string[] {
  return [{ label, href }, ...(beside === undefined ? [] : [beside])].map((link) => `${link.label}:\n${link.href}`);
}

const OTHER_DIRECTION: Readonly<Record<Language, RegExp>> = { en: /[\u0590-\u08ff\ufb1d-\ufefc]/, ar: /[A-Za-z]/ };
/** Marks that would turn the text around them: what people write may not hold any. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/** `text` for use within a sentence of `language`: isolated if it reads in the other direction. */
export function isolated(text: string, language: Language): string {
  const plain = text.replace(DIRECTION_MARKS, "");
  return OTHER_DIRECTION[language].test(plain) ? `\u2068${plain}\u2069` : plain;
}

const SUBJECT_LENGTH = 255;

/** `text` in at most `length` characters, counted as readers do; what was cut ends in "…". */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join("")}…`;
}

/**
 * A subject, which is a header: no line breaks, at most 255 characters. If it would be longer, `name` is cut,
 * and never the rest of the sentence.
 */
export function subjectAbout(name: string, say: (name: string) => string): string {
  const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
  const whole = oneLine(say(name));
  const excess = [...whole].length - SUBJECT_LENGTH;
  return excess <= 0 ? whole : oneLine(say(cut(name, [...name].length - excess)));
}
