/**
 * The address of a page of a session, with more words in its query.
 * @param home its own query included, if it has one
 */
export function saying(home: string, words: Readonly<Record<string, string>>): string {
  return `${home}${home.includes("?") ? "&" : "?"}${new URLSearchParams(words)}`;
}
