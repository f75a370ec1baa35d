/** The columns of tables in statements of our own, under the names that the code has for them. */

type Decimal = { toSignificantDigits(): unknown };
type NamesOf<Row, Kind> = { [Name in keyof Row]: Extract<Row[Name], Kind> extends never ? never : Name }[keyof Row];

type Kind = "decimal" | "instant" | "list";

/** What a row's columns hold that have to be told apart: all of them, or it does not compile. */
export type Kinds<Row> = Readonly<
  Record<NamesOf<Row, Decimal>, "decimal"> &
    Record<NamesOf<Row, Date>, "instant"> &
    Record<NamesOf<Row, readonly string[]>, "list">
>;

/** The columns of a table by the names of the code. */
export type Columns<Name extends string> = {
  readonly names: readonly Name[];
  readonly kinds: Readonly<Partial<Record<Name, Kind>>>;
};

/** Columns whose name is not that of the code in snake_case. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  isFinal: "final",
  isInvoiced: "invoiced",
  isUnattended: "unattended",
  maxServiceAttempts: "service_attempts",
  reversalDue: "reversing",
};

const NAMES = new Map<string, string>(Object.entries(OWN_NAMES));

/** What a table calls the column that the code calls `name`. */
export function columnNamed(name: string): string {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  NAMES.set(name, column);
  return column;
}

/** What a statement selects of the table that it calls `table`; a list that is null is empty. */
export function selected<Name extends string>(columns: Columns<Name>, table: string): string {
  return columns.names.map((name) => `${columnIn(columns, table, name)} AS "${name}"`).join(", ");
}

/** The same for rows that are gathered as JSON: decimals as text, because JSON's numbers are not exact. */
export function selectedForJson<Name extends string>(columns: Columns<Name>, table: string): string {
  const textOf = (name: Name): string => (columns.kinds[name] === "decimal" ? "::text" : "");
  return columns.names.map((name) => `${columnIn(columns, table, name)}${textOf(name)} AS "${name}"`).join(", ");
}

/** Words of the code as a list of SQL. */
export function texts(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

/** The rows of `query` as a list in JSON. */
export function gathered(query: string): string {
  return `(SELECT coalesce(json_agg(each), '[]') FROM (${query}) each)`;
}

function columnIn<Name extends string>({ kinds }: Columns<Name>, table: string, name: Name): string {
  const column = `${table}.${columnNamed(name)}`;
  return kinds[name] === "list" ? `coalesce(${column}, '{}')` : column;
}

/** The row with its instants. Rows are made by statements alone, of the columns of `kinds`. */
export function revived<Row>(gathered: object, { kinds }: Pick<Columns<string>, "kinds">): Row {
  const row: Record<string, unknown> = { ...gathered };
  for (const [name, kind] of Object.entries(kinds)) {
    const text = row[name];
    if (kind === "instant" && typeof text === "string") row[name] = new Date(text);
  }
  return row as Row;
}
