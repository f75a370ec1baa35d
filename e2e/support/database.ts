/** A connection of its own to the service's database, for what no request can bring about. */
import pg from "pg";

/** Runs `work` on a second connection, which is closed afterwards. */
export async function withDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
