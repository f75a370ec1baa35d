export type Column<Item> = readonly [heading: string, value: string | ((item: Item) => unknown)];

export type Output = {
  readonly isJson: boolean;
  /** Prints an object: one field per line, or only the fields in `shown`. */
  object(value: object, shown?: readonly string[]): void;
  table<Item>(items: readonly Item[], columns: readonly Column<Item>[]): void;
  /** Prints one item of a stream: text for people, one JSON object per line for programs. */
  event(text: string, value: object): void;
  text(text: string): void;
  /** Prints a line for people; output for programs omits the line. */
  note(text: string): void;
};

type Write = (text: string) => void;

const GAP = "  ";
const LONGEST_CELL = 48;

export function outputTo(write: Write, isJson: boolean): Output {
  const json = (value: unknown): void => write(`${JSON.stringify(value, null, 2)}\n`);
  return {
    isJson,
    object: (value, shown) => (isJson ? json(value) : write(fieldsOf(value, shown))),
    table: (items, columns) => (isJson ? json(items) : write(tableOf(items, columns))),
    event: (text, value) => write(isJson ? `${JSON.stringify(value)}\n` : `${text}\n`),
    text: write,
    note: (text) => {
      if (!isJson) write(`${text}\n`);
    },
  };
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value).replace(/\s+/g, " ");
}

function at(item: unknown, path: string): unknown {
  let value = item;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

function cut(text: string): string {
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL - 1)}…` : text;
}

function tableOf<Item>(items: readonly Item[], columns: readonly Column<Item>[]): string {
  if (items.length === 0) return "Nothing found.\n";
  const rows = items.map((item) =>
    columns.map(([, value]) => cut(cellOf(typeof value === "string" ? at(item, value) : value(item)))),
  );
  const lines = [columns.map(([heading]) => heading.toUpperCase()), ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const padded = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
  return `${padded.join("\n")}\n`;
}

/**
 * The fields of an object; nested fields have dotted names. Empty fields are omitted unless `shown` names
 * them.
 */
function fieldsOf(value: object, shown?: readonly string[]): string {
  const lines = shown?.map((path): Line => [path, cellOf(at(value, path))]) ?? linesOf(value, "");
  const width = Math.max(0, ...lines.map(([path]) => path.length));
  return lines.map(([path, text]) => `${path.padEnd(width)}${GAP}${text}\n`).join("");
}

type Line = readonly [path: string, text: string];

function linesOf(value: object, prefix: string): Line[] {
  return Object.entries(value).flatMap(([name, inner]): Line[] => {
    const path = `${prefix}${name}`;
    if (Array.isArray(inner)) return inner.length === 0 ? [] : [[path, listText(inner)]];
    if (typeof inner === "object" && inner !== null) return linesOf(inner, `${path}.`);
    const text = cellOf(inner);
    return text === "-" ? [] : [[path, text]];
  });
}

function listText(list: readonly unknown[]): string {
  const isPlain = list.every((each) => typeof each !== "object" || each === null);
  return isPlain ? list.map(cellOf).join(", ") : `${list.length} (shown with --json)`;
}
