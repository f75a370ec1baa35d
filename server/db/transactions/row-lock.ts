import type { NamedStatement } from "../driver/named-statement";

type LockedRow = {
  readonly name: string;
  readonly columns: string;
  readonly tables: string;
  readonly joins?: string;
  readonly where: string;
  readonly values: number;
  readonly of: string;
  readonly version: string;
};

/**
 * Locks a row. An optimistic transaction locks it last, and writes only if its version is unchanged (decision
 * 0320).
 */
export function rowLock<Row>(locked: LockedRow): NamedStatement<Row> {
  const { name, columns, tables, joins = "", where, values, of, version } = locked;
  const row = `FROM ${tables} WHERE ${where}`;
  const joined = `FROM ${tables} ${joins} WHERE ${where}`;
  const isUnchanged = `(SELECT ${version} ${row}) = $${values + 1}`;
  return {
    name,
    text: `SELECT ${columns} ${joined} FOR UPDATE OF ${of}`,
    lock: {
      read: { name: `${name}_read`, text: `SELECT ${columns}, ${version} AS version ${joined}` },
      acquire: { name: `${name}_acquire`, text: `SELECT ${row} FOR UPDATE OF ${of} NOWAIT` },
      verify: {
        name: `${name}_verify`,
        text: `SELECT CASE WHEN ${isUnchanged} THEN true ELSE no_longer_stands() END`,
      },
    },
  };
}
