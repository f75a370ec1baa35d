type Decimal = { toSignificantDigits(): unknown };
type NamesOf<Row, Kind> = { [Name in keyof Row]: Extract<Row[Name], Kind> extends never ? never : Name }[keyof Row];

type Kind = "decimal" | "instant" | "list";

export type Kinds<Row> = Readonly<
  Record<NamesOf<Row, Decimal>, "decimal"> &
    Record<NamesOf<Row, Date>, "instant"> &
    Record<NamesOf<Row, readonly string[]>, "list">
>;

export type Columns<Name extends string> = {
  readonly names: readonly Name[];
  readonly kinds: Readonly<Partial<Record<Name, Kind>>>;
};

const OWN_NAMES: Readonly<Record<string, string>> = {
  isFinal: "final",
  isInvoiced: "invoiced",
  isUnattended: "unattended",
  maxServiceAttempts: "service_attempts",
  reversalDue: "reversing",
};

const NAMES = new Map<string, string>(Object.entries(OWN_NAMES));

export function columnNamed(name: string): string {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  NAMES.set(name, column);
  return column;
}

export function selected<Name extends string>(columns: Columns<Name>, table: string): string {
  return columns.names.map((name) => `${columnIn(columns, table, name)} AS "${name}"`).join(", ");
}

/** Columns for rows that are returned as JSON: decimals become text, because JSON numbers are not exact. */
export function selectedForJson<Name extends string>(columns: Columns<Name>, table: string): string {
  const textOf = (name: Name): string => (columns.kinds[name] === "decimal" ? "::text" : "");
  return columns.names.map((name) => `${columnIn(columns, table, name)}${textOf(name)} AS "${name}"`).join(", ");
}

/** A list of SQL literals. The words must not contain quotes. */
export function quotedList(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

export function jsonArrayOf(query: string): string {
  return `(SELECT coalesce(json_agg(each), '[]') FROM (${query}) each)`;
}

function columnIn<Name extends string>({ kinds }: Columns<Name>, table: string, name: Name): string {
  const column = `${table}.${columnNamed(name)}`;
  return kinds[name] === "list" ? `coalesce(${column}, '{}')` : column;
}

/** Converts a JSON row to `Row`, whose columns must be those of `kinds`. */
export function rowFromJson<Row>(element: object, { kinds }: Pick<Columns<string>, "kinds">): Row {
  const row: Record<string, unknown> = { ...element };
  for (const [name, kind] of Object.entries(kinds)) {
    const text = row[name];
    if (kind === "instant" && typeof text === "string") row[name] = new Date(text);
  }
  return row as Row;
}
