/** Detects changed rows: triggers record each written row. */
import pg from "pg";
import { env } from "@/server/env";

/**
 * A `witness.row_change` row per written row. The exclusive or of a table's weights is 0 exactly (but for
 * hash collisions) if its rows are unchanged. Rollbacks remove theirs. A key's last use does not count.
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

/** Partitions have the triggers of their tables. */
const TABLES = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`;

/** Drawn for each row that is written, and never given back. */
const POSITION = { name: "position", text: "SELECT last_value FROM witness.row_change_id_seq" };

/** Those of `id` above the first parameter: where rows are not as they were, and the last of all. */
const CHANGES = `
  SELECT max(last)::text AS last, coalesce(array_agg(place ORDER BY place) FILTER (WHERE weight <> 0), '{}') AS places
  FROM (
    SELECT place, max(id) AS last, bit_xor(weight) AS weight FROM witness.row_change WHERE id > $1 GROUP BY place
  ) AS by_place`;

/** `places` says which tables have other rows than when it was asked before. */
export type RowChanges = { places(): Promise<readonly string[]>; end(): Promise<void> };

/** Watches all tables of this file's database except the named ones, until `end`. */
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
