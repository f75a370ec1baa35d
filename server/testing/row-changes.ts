/** Detects changed rows by triggers that record each write. */
import pg from "pg";
import { env } from "@/server/env";

/**
 * A row of `witness.row_change` per write. The exclusive or of a table's weights is 0 if its rows are
 * unchanged (except for hash collisions). A rollback also removes the recorded writes. A key's time of last
 * use is ignored.
 */
const WITNESS = `
  CREATE SCHEMA witness;
  CREATE UNLOGGED TABLE witness.row_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    place text NOT NULL,
    weight bigint NOT NULL
  );
  CREATE FUNCTION witness.weight(made jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS
    $$ SELECT coalesce(hashtextextended((made - 'last_used_at')::text, 0), 0) $$;
  CREATE FUNCTION witness.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO witness.row_change (place, weight)
    VALUES (TG_ARGV[0], witness.weight(to_jsonb(NEW)) # witness.weight(to_jsonb(OLD)));
    RETURN NULL;
  END $$`;

/** Partitions inherit the triggers of their tables. */
const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`;

/** The sequence that each write increments, even if it is rolled back. */
const POSITION = { name: "position", text: "SELECT last_value FROM witness.row_change_id_seq" };

/** The tables changed by writes after the given one, and the number of the last write. */
const CHANGES = `
  SELECT max(last)::text AS last, coalesce(array_agg(place ORDER BY place) FILTER (WHERE weight <> 0), '{}') AS places
  FROM (
    SELECT place, max(id) AS last, bit_xor(weight) AS weight FROM witness.row_change WHERE id > $1 GROUP BY place
  ) AS by_place`;

/** `places` returns the tables whose rows differ from the previous call. */
export type RowChanges = { places(): Promise<readonly string[]>; end(): Promise<void> };

/** Watches all tables of this file's database, except the named ones, until `end` is called. */
export async function watchRows(unwatched: readonly string[]): Promise<RowChanges> {
  const client = new pg.Client({ connectionString: env.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(TABLES);
  await client.query(WITNESS);
  for (const { name } of rows)
    if (!unwatched.includes(name))
      await client.query(
        `CREATE TRIGGER witness AFTER INSERT OR UPDATE OR DELETE ON "${name}"
         FOR EACH ROW EXECUTE FUNCTION witness.note('${name}')`,
      );
  let position = "";
  let last = "0";
  const places = async (): Promise<readonly string[]> => {
    const { rows: now } = await client.query<{ last_value: string }>(POSITION);
    if (now[0]?.last_value === position) return [];
    position = now[0]?.last_value ?? "";
    const { rows: changes } = await client.query<{ last: string | null; places: string[] }>(CHANGES, [last]);
    last = changes[0]?.last ?? last;
    return changes[0]?.places ?? [];
  };
  return { places, end: () => client.end() };
}
