/** Replaces identifiers and tokens in a path by their parameter names, for the log. */
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
