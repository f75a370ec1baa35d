/** What the log says of a request's address: no identifier of a customer, no token. */

/** The path of the address; identifiers and tokens in it are replaced by the names of their parameters. */
export function loggedPath({ pathname }: URL, params: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  if (names.size === 0) return pathname;
  return pathname
    .split("/")
    .map((segment) => names.get(safelyDecoded(segment)) ?? segment)
    .join("/");
}

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
