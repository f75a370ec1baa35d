/** Statements that go to Postgres together and are answered together: one round trip (decision 0312). */
import pg from "pg";
import type { ValueReaders } from "./readings";

/** A statement as it is sent; the connection keeps it by `name`, unless that is empty. */
export type SentStatement = {
  readonly text: string;
  readonly name: string;
  readonly values: (string | Buffer | null)[];
  readonly reading: ValueReaders;
};

/** The rows of a statement, how many it read or changed, and what it was, such as `COMMIT`. */
export type Answer<Row> = { readonly rows: Row[]; readonly count: number; readonly command: string };

/**
 * Sends the statements in one go. Each sees what those before it have done, as if they were sent one by one;
 * outside of a transaction they are one.
 * @throws what Postgres says of the first that fails; those after it are not carried out
 */
export function fly(client: pg.ClientBase, statements: readonly SentStatement[]): Promise<Answer<object>[]> {
  const [answers] = flyInLine(client, [statements]);
  return answers as Promise<Answer<object>[]>;
}

/**
 * Sends the statements of several in one go, each as {@link fly} does: what Postgres says against one
 * concerns no other.
 */
export function flyInLine(
  client: pg.ClientBase,
  several: readonly (readonly SentStatement[])[],
): Promise<Answer<object>[]>[] {
  const flights: Flight[] = [];
  const answers = several.map(
    (statements) =>
      new Promise<Answer<object>[]>((done, fail) => {
        flights.push(new Flight(client, statements, { done, fail }));
      }),
  );
  const [first, ...others] = flights;
  if (first === undefined) return [];
  first.lead(others);
  client.query(first);
  return answers;
}

type Column = { readonly name: string; readonly read: (text: string) => unknown };

/** How the rows of a statement are read. */
class Shape {
  readonly #columns: readonly Column[];
  readonly #empty: Readonly<Record<string, null>>;

  constructor(
    readonly reading: ValueReaders,
    readonly fields: readonly pg.FieldDef[],
  ) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: reading[dataTypeID] ?? pg.types.getTypeParser(dataTypeID),
    }));
    this.#empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
  }

  row(values: readonly (string | null)[]): object {
    const row: Record<string, unknown> = { ...this.#empty };
    this.#columns.forEach(({ name, read }, index) => {
      const text = values[index];
      if (text != null) row[name] = read(text);
    });
    return row;
  }
}

type Prepared = Map<string, Shape>;

const PREPARED = new WeakMap<object, Prepared>();

/** What the connection keeps, by name. */
function preparedOn(client: object): Prepared {
  const known = PREPARED.get(client) ?? new Map<string, Shape>();
  PREPARED.set(client, known);
  return known;
}

type End = { readonly done: (answers: Answer<object>[]) => void; readonly fail: (error: Error) => void };

/** Takes what a connection would send. */
class Sheet {
  readonly writable = true;
  #parts: Buffer[] = [];

  write(part: Buffer): boolean {
    this.#parts.push(part);
    return true;
  }

  /** All of it, in one piece. */
  taken(): Buffer {
    const parts = this.#parts;
    this.#parts = [];
    return Buffer.concat(parts);
  }
}

const SHEET = new Sheet();
/** Puts messages as the driver does, onto {@link SHEET}: what goes in one piece is sent at half the cost. */
const SCRIBE = new pg.Connection({ stream: asStream(SHEET) });

/** A connection that is never opened asks for no more of its stream. */
function asStream(sheet: Sheet): never {
  return sheet as never;
}

/** What the driver calls a query: it is handed to a connection, and told of what comes back. */
class Flight implements pg.Submittable {
  readonly #client: pg.ClientBase;
  readonly #statements: readonly SentStatement[];
  readonly #prepared: Prepared;
  readonly #end: End;
  readonly #shapes: (Shape | null)[];
  readonly #answers: Answer<object>[] = [];
  #rows: object[] = [];
  #unreadable: Error | null = null;
  /** Those that are sent with this one; null of one that is sent with another. */
  #led: readonly Flight[] | null = [];
  /** The one that is answered after it. */
  #next: Flight | undefined;
  #submitted = false;

  constructor(client: pg.ClientBase, statements: readonly SentStatement[], end: End) {
    const prepared = preparedOn(client);
    this.#client = client;
    this.#statements = statements;
    this.#prepared = prepared;
    this.#end = end;
    this.#shapes = statements.map(({ name, reading }) => {
      const known = name === "" ? undefined : prepared.get(name);
      if (known === undefined) return null;
      return known.reading === reading ? known : new Shape(reading, known.fields);
    });
  }

  /** Sends the others with it, in their order. */
  lead(others: readonly Flight[]): void {
    let last: Flight = this;
    for (const other of others) {
      other.#led = null;
      last.#next = other;
      last = other;
    }
    this.#led = others;
  }

  submit({ stream }: pg.Connection): void {
    this.#submitted = true;
    if (this.#led !== null) {
      for (const flight of [this, ...this.#led]) flight.#put();
      if (stream.writable) stream.write(SHEET.taken());
    }
    // The connection hands it the answers that come after this one's.
    if (this.#next !== undefined) this.#client.query(this.#next);
  }

  /** Puts all of it onto {@link SHEET}. */
  #put(): void {
    this.#statements.forEach((statement, index) => {
      this.#write(SCRIBE, statement, this.#shapes[index] === null);
    });
    SCRIBE.sync();
  }

  #write(connection: pg.Connection, { text, name, values }: SentStatement, isNew: boolean): void {
    // One that has failed may be kept under this name, or not.
    if (isNew && name !== "") connection.close({ type: "S", name }, true);
    if (isNew) connection.parse({ text, name, types: [] }, true);
    connection.bind({ statement: name, values }, true);
    if (isNew) connection.describe({ type: "P" }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#describe(fields);
  }

  /** Of the statement whose answer is arriving. */
  #describe(fields: readonly pg.FieldDef[]): Shape {
    const index = this.#answers.length;
    const shape = new Shape(this.#statements[index]?.reading ?? {}, fields);
    this.#shapes[index] = shape;
    return shape;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const shape = this.#shapes[this.#answers.length];
    try {
      if (shape && this.#unreadable === null) this.#rows.push(shape.row(fields));
    } catch (error) {
      this.#unreadable = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const index = this.#answers.length;
    const name = this.#statements[index]?.name ?? "";
    const shape = this.#shapes[index] ?? this.#describe([]);
    if (name !== "") this.#prepared.set(name, shape);
    const [command = ""] = text.split(" ", 1);
    this.#answers.push({ rows: this.#rows, count: Number(/\d+$/.exec(text)?.[0] ?? 0), command });
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: Error): void {
    this.#end.fail(error);
    // A connection that breaks knows of none after the first that waits.
    if (!this.#submitted) this.#next?.handleError(error);
  }

  handleReadyForQuery(): void {
    if (this.#unreadable === null) this.#end.done(this.#answers);
    else this.#end.fail(this.#unreadable);
  }
}
