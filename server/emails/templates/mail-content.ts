/** A name and a value in a mail; values in Latin script run left to right in both languages. */
export type MailFact = { readonly label: string; readonly value: string; readonly isLatin?: boolean };

export type MailContent = {
  readonly subject: string;
  readonly heading: string;
  readonly figure: string | null;
  readonly paragraphs: readonly string[];
  readonly facts: readonly MailFact[];
  readonly action: MailAction | null;
  readonly footer: string;
};

export type ContactLine = { readonly label: string; readonly value: string; readonly href: string };

/** The main link of a mail; `hint` introduces the plain address, `caution` warns of what the link opens. */
export type MailAction = {
  readonly label: string;
  readonly href: string;
  readonly hint: string;
  readonly caution: string;
  /** A second link, which the main link's `caution` mentions. */
  readonly beside?: { readonly label: string; readonly href: string };
};

/**
 * The plain text of a mail, with the content of the HTML in the same order; `contact` is below the footer.
 */
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

const SUBJECT_LENGTH = 255;

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join("")}…`;
}

/** A subject without line breaks, at most 255 characters; only `name` is shortened. */
export function subjectAbout(name: string, say: (name: string) => string): string {
  const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");
  const whole = oneLine(say(name));
  const excess = [...whole].length - SUBJECT_LENGTH;
  return excess <= 0 ? whole : oneLine(say(cut(name, [...name].length - excess)));
}
