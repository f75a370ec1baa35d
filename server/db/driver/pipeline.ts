/**
 * Batches of statements that are sent together on one connection, by Postgres' extended query protocol
 * (decision 0312).
 */
import pg from "pg";
import type { ValueParsers } from "./value-parsers";

/** `name` of the prepared statement; empty if the statement is not prepared. */
export type EncodedStatement = {
  readonly text: string;
  readonly name: string;
  readonly values: (string | Buffer | null)[];
  readonly parsers: ValueParsers;
};

export type StatementResult<Row> = { readonly rows: Row[]; readonly count: number; readonly command: string };

/**
 * Sends statements together; each sees the changes of earlier ones. Outside a transaction they are one
 * transaction.
 * @throws the error of the first statement that fails; later statements do not run
 */
export function sendBatch(
  client: pg.ClientBase,
  statements: readonly EncodedStatement[],
): Promise<StatementResult<object>[]> {
  const [results] = pipelineBatches(client, [statements]);
  return results as Promise<StatementResult<object>[]>;
}

/**
 * Sends several batches in one write, each as {@link sendBatch} does. An error in one batch does not affect
 * other batches.
 */
export function pipelineBatches(
  client: pg.ClientBase,
  batches: readonly (readonly EncodedStatement[])[],
): Promise<StatementResult<object>[]>[] {
  const queries: BatchQuery[] = [];
  const results = batches.map(
    (statements) =>
      new Promise<StatementResult<object>[]>((resolve, reject) => {
        queries.push(new BatchQuery(client, statements, { resolve, reject }));
      }),
  );
  const [first, ...others] = queries;
  if (first === undefined) return [];
  first.lead(others);
  client.query(first);
  return results;
}

type Column = { readonly name: string; readonly read: (text: string) => unknown };

class RowReader {
  readonly #columns: readonly Column[];
  readonly #empty: Readonly<Record<string, null>>;

  constructor(
    readonly parsers: ValueParsers,
    readonly fields: readonly pg.FieldDef[],
  ) {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: parsers[dataTypeID] ?? pg.types.getTypeParser(dataTypeID),
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

type Prepared = Map<string, RowReader>;

const PREPARED = new WeakMap<object, Prepared>();

function preparedOn(client: object): Prepared {
  const known = PREPARED.get(client) ?? new Map<string, RowReader>();
  PREPARED.set(client, known);
  return known;
}

type Deferred = {
  readonly resolve: (results: StatementResult<object>[]) => void;
  readonly reject: (error: Error) => void;
};

class MessageBuffer {
  readonly writable = true;
  #parts: Buffer[] = [];

  write(part: Buffer): boolean {
    this.#parts.push(part);
    return true;
  }

  take(): Buffer {
    const parts = this.#parts;
    this.#parts = [];
    return Buffer.concat(parts);
  }
}

const BUFFER = new MessageBuffer();
/**
 * Serializes messages into {@link BUFFER}: one write to the socket costs half of the CPU time of many small
 * writes.
 */
const MESSAGES = new pg.Connection({ stream: asStream(BUFFER) });

/** Methods of a stream that `pg` uses before it connects. */
function asStream(buffer: MessageBuffer): never {
  return buffer as never;
}

/**
 * A batch as a query object of the `pg` package: the object writes the batch's messages and handles their
 * replies.
 */
class BatchQuery implements pg.Submittable {
  readonly #client: pg.ClientBase;
  readonly #statements: readonly EncodedStatement[];
  readonly #prepared: Prepared;
  readonly #caller: Deferred;
  readonly #readers: (RowReader | null)[];
  readonly #results: StatementResult<object>[] = [];
  #rows: object[] = [];
  #parseError: Error | null = null;
  /** Batches whose messages this batch also writes; null if another batch writes this batch's messages. */
  #others: readonly BatchQuery[] | null = [];
  #next: BatchQuery | undefined;
  #submitted = false;

  constructor(client: pg.ClientBase, statements: readonly EncodedStatement[], caller: Deferred) {
    const prepared = preparedOn(client);
    this.#client = client;
    this.#statements = statements;
    this.#prepared = prepared;
    this.#caller = caller;
    this.#readers = statements.map(({ name, parsers }) => {
      const known = name === "" ? undefined : prepared.get(name);
      if (known === undefined) return null;
      return known.parsers === parsers ? known : new RowReader(parsers, known.fields);
    });
  }

  lead(others: readonly BatchQuery[]): void {
    let last: BatchQuery = this;
    for (const other of others) {
      other.#others = null;
      last.#next = other;
      last = other;
    }
    this.#others = others;
  }

  submit({ stream }: pg.Connection): void {
    this.#submitted = true;
    if (this.#others !== null) {
      for (const batch of [this, ...this.#others]) batch.#writeMessages();
      if (stream.writable) stream.write(BUFFER.take());
    }
    if (this.#next !== undefined) this.#client.query(this.#next);
  }

  #writeMessages(): void {
    this.#statements.forEach((statement, index) => {
      this.#writeStatement(MESSAGES, statement, this.#readers[index] === null);
    });
    MESSAGES.sync();
  }

  #writeStatement(connection: pg.Connection, { text, name, values }: EncodedStatement, isNew: boolean): void {
    // After a failure a statement may or may not be prepared under its name, so the name is closed first.
    if (isNew && name !== "") connection.close({ type: "S", name }, true);
    if (isNew) connection.parse({ text, name, types: [] }, true);
    connection.bind({ statement: name, values }, true);
    if (isNew) connection.describe({ type: "P" }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#describe(fields);
  }

  #describe(fields: readonly pg.FieldDef[]): RowReader {
    const index = this.#results.length;
    const reader = new RowReader(this.#statements[index]?.parsers ?? {}, fields);
    this.#readers[index] = reader;
    return reader;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const reader = this.#readers[this.#results.length];
    try {
      if (reader && this.#parseError === null) this.#rows.push(reader.row(fields));
    } catch (error) {
      this.#parseError = error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const index = this.#results.length;
    const name = this.#statements[index]?.name ?? "";
    const reader = this.#readers[index] ?? this.#describe([]);
    if (name !== "") this.#prepared.set(name, reader);
    const [command = ""] = text.split(" ", 1);
    this.#results.push({ rows: this.#rows, count: Number(/\d+$/.exec(text)?.[0] ?? 0), command });
    this.#rows = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  handleError(error: Error): void {
    this.#caller.reject(error);
    // The `pg` client reports a broken connection only to the first unsubmitted batch.
    if (!this.#submitted) this.#next?.handleError(error);
  }

  handleReadyForQuery(): void {
    if (this.#parseError === null) this.#caller.resolve(this.#results);
    else this.#caller.reject(this.#parseError);
  }
}
