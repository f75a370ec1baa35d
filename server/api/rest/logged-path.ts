/** What the log says of a request's address: no identifier of a customer, no token. */

/** The path of the request; identifiers and tokens in it are replaced by the names of their parameters. */
export function loggedPath(request: Request, params: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, `:${name}`]));
  const segments = new URL(request.url).pathname.split("/");
  return segments.map((segment) => names.get(safelyDecoded(segment)) ?? segment).join("/");
}

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
