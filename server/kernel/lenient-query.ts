/** The query of a page: what cannot be read is left out and named, never an error. */

/** Reads one text; null if it is none of its kind. */
export type QueryReader<T> = (text: string) => T | null;

/** A query as it was read. */
export type LenientQuery<T> = {
  /** Null for what the query does not have, or has not in a form that can be read. */
  readonly values: { readonly [name in keyof T]: T[name] | null };
  /** The names whose values could not be read. */
  readonly dropped: readonly string[];
};

/** Reads the query's fields, each the first of its name; empty ones count as absent. */
export function readQuery<T extends Record<string, unknown>>(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
  readers: { readonly [name in keyof T]: QueryReader<T[name]> },
): LenientQuery<T> {
  const dropped: string[] = [];
  const entries = Object.entries(readers).map(([name, read]: [string, QueryReader<unknown>]) => {
    const text = [query[name] ?? []].flat()[0]?.trim() ?? "";
    if (text === "") return [name, null];
    const value = text.length > 500 || text.includes("\0") ? null : read(text);
    if (value === null) dropped.push(name);
    return [name, value];
  });
  return { values: Object.fromEntries(entries) as LenientQuery<T>["values"], dropped };
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): QueryReader<Word> {
  return (text) => words.find((word) => word === text) ?? null;
}

/** A text of at most `max` characters. */
export function short(max: number): QueryReader<string> {
  return (text) => (text.length <= max ? text : null);
}
