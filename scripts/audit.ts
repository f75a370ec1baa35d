/**
 * `npm run audit`: checks the invariants of the database in DATABASE_URL, or of the embedded database.
 * `--parts` skips invariants that hold only for rows written by the service, because unit tests insert rows
 * directly. `--book FILE`: see gateway-book-invariants.ts.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import pg from "pg";
import { auditArguments } from "./audit-arguments";
import { ADD_TO_GATEWAY_BOOK, GATEWAY_BOOK, GATEWAY_BOOK_INVARIANTS } from "./gateway-book-invariants";
import { INVARIANTS } from "./invariants";
import { ensurePostgres } from "./postgres.mjs";

const SHOWN = 5;

async function connectionString(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await ensurePostgres({ directory: resolve(process.env.SARRAF_HOME ?? ".sarraf") });
  return server.url("sarraf");
}

const asked = auditArguments(process.argv.slice(2));
const client = new pg.Client({ connectionString: await connectionString() });
await client.connect();
if (asked.book !== undefined) {
  const lines = readFileSync(asked.book, "utf8").split("\n").filter(Boolean);
  if (lines.length === 0) throw new Error(`${asked.book} has no lines.`);
  await client.query(GATEWAY_BOOK);
  await client.query(ADD_TO_GATEWAY_BOOK, [`[${lines.join(",")}]`]);
}
let passed = 0;
let failed = 0;
for (const { name, sql, wholeFlowOnly } of [
  ...INVARIANTS,
  ...(asked.book === undefined ? [] : GATEWAY_BOOK_INVARIANTS),
]) {
  if (asked.parts && wholeFlowOnly) continue;
  const { rows } = await client.query(sql);
  if (rows.length === 0) passed += 1;
  else failed += 1;
  console.log(`${rows.length === 0 ? "✓" : "✗"} ${name}`);
  for (const row of rows.slice(0, SHOWN)) console.log(`    ${JSON.stringify(row)}`);
  if (rows.length > SHOWN) console.log(`    … ${rows.length - SHOWN} more`);
}
await client.end();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
