/**
 * Adds query parameters to the address of a session's page.
 * @param home address of the session's page, possibly with a query
 */
export function saying(home: string, words: Readonly<Record<string, string>>): string {
  return `${home}${home.includes("?") ? "&" : "?"}${new URLSearchParams(words)}`;
}
