import { startOfDay } from "@/server/kernel/time";
import { type RangeEnd, rangeStart } from "@/server/kernel/time-range";
import { columnNamed } from "./columns";
import { Prisma } from "./generated/client";

/**
 * The columns of a table for a SELECT, named `<field>` or, if `prefixed`, `<alias>.<field>`.
 * @param fields the model's `ScalarFieldEnum` of Prisma's client
 */
export function selectedFields(alias: string, fields: object, { prefixed = false } = {}): Prisma.Sql {
  const prefix = prefixed ? `${alias}.` : "";
  const columns = Object.keys(fields).map((field) => `${alias}.${columnNamed(field)} AS "${prefix}${field}"`);
  return Prisma.raw(columns.join(", "));
}

/**
 * Takes the columns `<alias>.<field>` of {@link selectedFields} out of a joined row; null if the join found
 * none. `Row` must be the table's row type.
 */
export function partOf<Row extends { readonly id: string }>(row: object, alias: string): Row | null {
  const prefix = `${alias}.`;
  const own = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  const part = Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
  return typeof part.id === "string" ? (part as Row) : null;
}

/**
 * SQL of an UPDATE's assignments.
 * @param values by field, JSON as text; undefined values are omitted
 */
export function assigned(values: object): Prisma.Sql {
  return Prisma.join(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => Prisma.sql`${Prisma.raw(columnNamed(field))} = ${value}`),
  );
}

/**
 * SQL that inserts one row.
 * @param values by field, JSON as text
 * @param after a part of the same {@link WriteBatch}; the row is inserted only if that part returns a row
 */
export function insertion(table: string, values: object, after: Prisma.Sql | null = null): Prisma.Sql {
  const columns = Prisma.raw(Object.keys(values).map(columnNamed).join(", "));
  const row = Prisma.join(Object.values(values));
  const source = after === null ? Prisma.sql`VALUES (${row})` : Prisma.sql`SELECT ${row} FROM ${after}`;
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${columns}) ${source}`;
}

export type Position = {
  readonly column: Prisma.Sql;
  readonly value: string | number | Date;
  readonly isDescending?: true;
};

/** SQL condition for the rows after a given row of a sort order; an index on the first column serves it. */
export function rowsAfter(row: readonly [Position, ...Position[]]): Prisma.Sql {
  const [{ column, value, isDescending }] = row;
  const bound = isDescending ? Prisma.sql`${column} <= ${value}` : Prisma.sql`${column} >= ${value}`;
  return Prisma.sql`(${bound} AND ${beyond(row)})`;
}

function beyond([{ column, value, isDescending }, ...rest]: readonly [Position, ...Position[]]): Prisma.Sql {
  const past = isDescending ? Prisma.sql`${column} < ${value}` : Prisma.sql`${column} > ${value}`;
  const [next, ...others] = rest;
  if (next === undefined) return past;
  return Prisma.sql`(${past} OR (${column} = ${value} AND ${beyond([next, ...others])}))`;
}

/**
 * Prisma's condition for rows older than `start`.
 * @param ids order of the ids of rows created at the same time
 */
export function createdBeforeRow({ id, createdAt }: { id: string; createdAt: Date }, ids: "asc" | "desc") {
  const after = ids === "asc" ? { id: { gt: id } } : { id: { lt: id } };
  return { AND: [{ createdAt: { lte: createdAt } }, { OR: [{ createdAt: { lt: createdAt } }, after] }] };
}

/** SQL condition for the inclusive start of a range. `column` must not be user input. */
export function createdAfter(column: Prisma.Sql, bound: RangeEnd, zone: string): Prisma.Sql {
  return Prisma.sql`${column} >= ${rangeStart(bound, zone)}`;
}

/** SQL condition for the inclusive end of a range. `column` must not be user input. */
export function createdBefore(column: Prisma.Sql, bound: RangeEnd, zone: string): Prisma.Sql {
  if (bound.kind === "instant") return Prisma.sql`${column} <= ${bound.instant}`;
  return Prisma.sql`${column} < ${startOfDay(bound.next, zone)}`;
}
