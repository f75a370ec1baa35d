/**
 * A session page's address with more query parameters.
 * @param home may have a query
 */
export function saying(home: string, words: Readonly<Record<string, string>>): string {
  return `${home}${home.includes("?") ? "&" : "?"}${new URLSearchParams(words)}`;
}
