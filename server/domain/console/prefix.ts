/** Searches by the beginning of a text. */

/** The pattern of SQL's LIKE that takes the text to the letter. */
export function prefix(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
