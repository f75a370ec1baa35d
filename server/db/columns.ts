/** The columns of a table by the names of their fields. */
import { Prisma } from "./client";

/** Columns that are not called like their field, in snake case. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  isInvoiced: "invoiced",
  isUnattended: "unattended",
  maxServiceAttempts: "service_attempts",
  reversalDue: "reversing",
};

function columnOf(field: string): Prisma.Sql {
  return Prisma.raw(OWN_NAMES[field] ?? field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`));
}

/**
 * The columns of the table `alias` for a SELECT, each named by its field, or by `<alias>.<field>`.
 * @param fields the table's enumeration of them in the database client
 */
export function selected(alias: string, fields: object, { prefixed = false } = {}): Prisma.Sql {
  const prefix = prefixed ? `${alias}.` : "";
  return Prisma.join(
    Object.keys(fields).map(
      (field) => Prisma.sql`${Prisma.raw(alias)}.${columnOf(field)} AS ${Prisma.raw(`"${prefix}${field}"`)}`,
    ),
  );
}

/**
 * The part of a row whose columns {@link selected} named by `<alias>.<field>`, under the names of the fields;
 * null where a join found none, so that even the id is null. The caller's type is what the client reads of
 * that table.
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
      .map(([field, value]) => Prisma.sql`${columnOf(field)} = ${value}`),
  );
}

/**
 * An INSERT of one row. @param values by field; JSON as text
 * @param once the row is inserted if this returns one, and after what this does
 */
export function insertion(table: string, values: object, once: Prisma.Sql | null = null): Prisma.Sql {
  const columns = Prisma.join(Object.keys(values).map(columnOf));
  const row = Prisma.join(Object.values(values));
  const source = once === null ? Prisma.sql`VALUES (${row})` : Prisma.sql`SELECT ${row} FROM ${once}`;
  return Prisma.sql`INSERT INTO ${Prisma.raw(table)} (${columns}) ${source}`;
}
