/** The shop's orders and the events that it has worked on, in Postgres. */
import pg from "pg";

const TABLES = `
  CREATE TABLE IF NOT EXISTS shop_order (
    number text PRIMARY KEY,
    way text NOT NULL,
    session_id text UNIQUE,
    state text NOT NULL DEFAULT 'unpaid',
    refunded numeric NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE TABLE IF NOT EXISTS shop_event (id text PRIMARY KEY);`;

/** @param {string} url address of an empty database or of this shop's database */
export async function openDatabase(url) {
  const pool = new pg.Pool({ connectionString: url });
  // The pool replaces broken idle connections.
  pool.on("error", () => undefined);
  const inTransaction = async (work) => {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  };
  await inTransaction(async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(8080)");
    await tx.query(TABLES);
  });
  return {
    close: () => pool.end(),
    addOrder: ({ number, way }) => pool.query("INSERT INTO shop_order (number, way) VALUES ($1, $2)", [number, way]),
    setSession: (number, id) => pool.query("UPDATE shop_order SET session_id = $2 WHERE number = $1", [number, id]),
    orders: async () => (await pool.query("SELECT * FROM shop_order ORDER BY created_at DESC")).rows,
    order: async (number) => (await pool.query("SELECT * FROM shop_order WHERE number = $1", [number])).rows[0],
    /** The store of `createReceiver`: an event and its effect are stored together, once. */
    events: {
      once: (id, work) =>
        inTransaction(async (tx) => {
          const { rowCount } = await tx.query("INSERT INTO shop_event (id) VALUES ($1) ON CONFLICT DO NOTHING", [id]);
          if (rowCount === 0) return false;
          await work(tx);
          return true;
        }),
    },
  };
}

export function markPaid(tx, number, state) {
  return tx.query("UPDATE shop_order SET state = $2 WHERE number = $1 AND state = 'unpaid'", [number, state]);
}

export function addRefund(tx, number, amount) {
  return tx.query("UPDATE shop_order SET refunded = refunded + $2 WHERE number = $1", [number, amount]);
}
