/** A database connection for states that no request produces. */
import pg from "pg";

/** Runs `work` with a database connection, which is closed afterwards. */
export async function withDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}
