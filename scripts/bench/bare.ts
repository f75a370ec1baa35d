/**
 * Copies rows that the service wrote, under new ids, to measure the same writes without the service. Values
 * are Postgres texts.
 */
import { randomBytes } from "node:crypto";
import type { Client } from "pg";

type Row = Readonly<Record<string, string | null>>;

const AS_TEXT = { getTypeParser: () => (text: string) => text };
const BIGINT = 20;

async function rowsOf(client: Client, table: string, [where, value]: readonly [string, string]): Promise<Row[]> {
  const text = `SELECT * FROM ${table} WHERE ${where} ORDER BY 1`;
  const { rows, fields } = await client.query({ text, values: [value], types: AS_TEXT });
  const given = fields.filter(({ name, dataTypeID }) => name === "id" && dataTypeID === BIGINT).map(({ name }) => name);
  return rows.map((row) =>
    Object.fromEntries(Object.entries<string | null>(row).filter(([name]) => !given.includes(name))),
  );
}

/** Returns a new id of the same length and prefix, including the month in ids such as `evt_2611_…`. */
function anotherLike(id: string): string {
  const [beginning] = /^(?:[a-z]+_(?:\d{4}_)?)?/.exec(id) ?? [""];
  const random = randomBytes(id.length).toString("hex");
  return `${beginning}${random.slice(0, id.length - beginning.length)}`;
}

export class Written {
  private constructor(
    private readonly rows: ReadonlyMap<string, readonly Row[]>,
    private readonly ids: readonly string[],
  ) {}

  /** @param ids returns the ids in the given rows, which each copy replaces by new ids */
  static async read(
    client: Client,
    conditions: Readonly<Record<string, readonly [where: string, value: string]>>,
    ids: (rows: ReadonlyMap<string, readonly Row[]>) => readonly (string | null | undefined)[],
  ): Promise<Written> {
    const rows = new Map<string, Row[]>();
    for (const [table, condition] of Object.entries(conditions))
      rows.set(table, await rowsOf(client, table, condition));
    return new Written(
      rows,
      ids(rows).filter((id) => typeof id === "string"),
    );
  }

  /** @param given further replacements: new texts by the old texts */
  copy(client: Client, given: Readonly<Record<string, string>> = {}): Copy {
    const fresh = new Map(this.ids.map((id) => [id, anotherLike(id)]));
    for (const [id, other] of Object.entries(given)) fresh.set(id, other);
    const renamed = ([name, value]: [string, string | null]): [string, string | null] => {
      let text = value;
      for (const [id, other] of fresh) text = text?.replaceAll(id, other) ?? null;
      return [name, text];
    };
    const rows = new Map(
      [...this.rows].map(([table, all]) => [
        table,
        all.map((row) => Object.fromEntries(Object.entries(row).map(renamed))),
      ]),
    );
    return new Copy(client, rows);
  }
}

export class Copy {
  constructor(
    private readonly client: Client,
    private readonly rows: ReadonlyMap<string, readonly Row[]>,
  ) {}

  async insert(table: string, from = 0, to = Number.POSITIVE_INFINITY): Promise<void> {
    for (const row of (this.rows.get(table) ?? []).slice(from, to)) {
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      const text = `INSERT INTO ${table} (${names.map((name) => `"${name}"`)}) VALUES (${places})`;
      await this.client.query({ name: `insert ${table}`, text, values: Object.values(row) });
    }
  }

  async update(table: string, columns: readonly string[]): Promise<void> {
    const [row] = this.rows.get(table) ?? [];
    if (row === undefined) throw new Error(`Nothing was written to ${table}.`);
    const set = columns.map((name, index) => `"${name}" = $${index + 2}`);
    const text = `UPDATE ${table} SET ${set} WHERE id = $1`;
    const values = [row.id, ...columns.map((name) => row[name])];
    await this.client.query({ name: `update ${table} ${columns.join(" ")}`.slice(0, 63), text, values });
  }

  async lock(table: string): Promise<void> {
    const [row] = this.rows.get(table) ?? [];
    const text = `SELECT * FROM ${table} WHERE id = $1 FOR UPDATE`;
    await this.client.query({ name: `lock ${table}`, text, values: [row?.id] });
  }

  async transaction(work: () => Promise<void>): Promise<void> {
    await this.client.query("BEGIN");
    await work();
    await this.client.query("COMMIT");
  }
}
