/** Reads query parameters without errors: invalid values are ignored, and their names are returned. */
import { type CivilDate, parseCivilDate } from "./time";
import { typedDay } from "./typed-day";

export type QueryReader<T> = (text: string) => T | null;

export type LenientQuery<T> = {
  readonly values: { readonly [name in keyof T]: T[name] | null };
  readonly dropped: readonly string[];
};

/** Reads the first value of each query parameter; an empty one counts as absent. */
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

const ORDER_AND_PAGE = ["cursor", "rows", "sort"];

/** Invalid parameters without which a file or an action would cover more than the user asked for. */
export function invalidFilters({ dropped }: Pick<LenientQuery<unknown>, "dropped">): readonly string[] {
  return dropped.filter((name) => !ORDER_AND_PAGE.includes(name));
}

export function oneOf<const Word extends string>(words: readonly Word[]): QueryReader<Word> {
  return (text) => words.find((word) => word === text) ?? null;
}

export const dayOf: QueryReader<CivilDate> = (text) => parseCivilDate(typedDay(text) ?? "");

export const rowNumber: QueryReader<string> = (text) => (/^\d{1,18}$/.test(text) ? text : null);

export function short(max: number): QueryReader<string> {
  return (text) => (text.length <= max ? text : null);
}
