/** What every mail is made of, whatever it is about. */
import type { Language } from "../../kernel/types";

/** One line of the table; `latin` values read from left to right in both languages. */
export type MailFact = { readonly label: string; readonly value: string; readonly latin?: boolean };

/** A mail in the words of its language. */
export type MailContent = {
  readonly subject: string;
  readonly heading: string;
  /** The amount in large figures; null where the mail has none to show. */
  readonly figure: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: MailAction | null;
  readonly footer: string;
};

/** The one thing to do; `hint` leads to the bare address, `caution` says what the address opens. */
export type MailAction = {
  readonly label: string;
  readonly href: string;
  readonly hint: string;
  readonly caution: string;
};

/** The plain text beside the HTML, saying the same in the same order. */
export function plainText({ heading, figure, paragraphs, facts, action, footer }: MailContent): string {
  const parts = [
    heading,
    ...(figure === null ? [] : [figure]),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...(action === null ? [] : [`${action.label}:\n${action.href}`, action.caution]),
    footer,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

const OTHER_DIRECTION: Readonly<Record<Language, RegExp>> = { en: /[\u0590-\u08ff\ufb1d-\ufefc]/, ar: /[A-Za-z]/ };

/** `text` for use within a sentence of `language`: kept together where it reads in the other direction. */
export function isolated(text: string, language: Language): string {
  return OTHER_DIRECTION[language].test(text) ? `\u2068${text}\u2069` : text;
}

/** A subject is a header: no line breaks, at most 255 characters. */
export function oneLine(text: string): string {
  return [...text.replace(/[\r\n]+/g, " ")].slice(0, 255).join("");
}
