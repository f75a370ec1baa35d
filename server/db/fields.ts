/** The columns of a table by the names of their fields. */
import { Prisma } from "./client";
import { columnNamed } from "./columns";

/**
 * The columns of the table `alias` for a SELECT, each named by its field, or by `<alias>.<field>`.
 * @param fields the table's enumeration of them in the database client
 */
export function selectedFields(alias: string, fields: object, { prefixed = false } = {}): Prisma.Sql {
  const prefix = prefixed ? `${alias}.` : "";
  const columns = Object.keys(fields).map((field) => `${alias}.${columnNamed(field)} AS "${prefix}${field}"`);
  return Prisma.raw(columns.join(", "));
}

/**
 * The part of a row whose columns {@link selectedFields} named by `<alias>.<field>`, under the names of the
 * fields; null where a join found none, so that even the id is null. The caller's type is what the client
 * reads of that table.
 */
export function partOf<Row extends { readonly id: string }>(row: object, alias: string): Row | null {
  const prefix = `${alias}.`;
  const own = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  const part = Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
  return typeof part.id === "string" ? (part as Row) : null;
}

/** The assignments of an UPDATE. @param values by field; JSON as text */
export function assigned(values: object): Prisma.Sql {
  return Prisma.join(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => Prisma.sql`${Prisma.raw(columnNamed(field))} = ${value}`),
  );
}

/**
 * An INSERT of one row. @param values by field; JSON as text
 * @param after the name of a part of the same statement: the row is inserted once that returns its own
 */
export function insertion(table: string, values: object, after: Prisma.Sql | null = null): Prisma.Sql {
  const columns = Prisma.raw(Object.keys(values).map(columnNamed).join(", "));
  const row = Prisma.join(Object.values(values));
  const source = after === null ? Prisma.sql`VALUES (${row})` : Prisma.sql`SELECT ${row} FROM ${after}`;
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${columns}) ${source}`;
}
