/** `npm run bench:reports` measures time and memory of a report of a million rows in each format. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { contextFor, merchantFacts, systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { ReportRequest, requestReport, writeReports } from "@/server/domain/reports";
import { readInput } from "@/server/kernel/read-input";
import { createTestDatabase } from "../scratch-database.mjs";
import { openCluster } from "../tiers.mjs";

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const MERCHANT = "mer_bench";
const FORMATS = ["CSV", "XLSX"];

const FILL = [
  `INSERT INTO merchant (id, name, webhook_hmac_key, webhook_secret, updated_at) VALUES ('${MERCHANT}', 'M', '', '', now())`,
  `INSERT INTO payment_session (id, merchant_id, type, state, payment_type, operation, amount, currency, pg_codes, language,
     order_no, customer_id, short_code, lifetime, expires_at, settled_pg_code, settled_amount, paid_amount, settled_at,
     created_at, updated_at)
   SELECT lpad(g::text, 40, '0'), '${MERCHANT}', 'e_commerce', 'paid', 'one_off', 'purchase', 10.500, 'KWD', '{sandbox}', 'ar',
     'طلب-' || g, 'customer-' || g % 5000, g::text, 86400, at + interval '1 day', 'sandbox', 10.500, 10.750, at,
     at - interval '1 minute', at
   FROM (SELECT g, now() - interval '30 days' + g * interval '2 seconds' AS at FROM generate_series(1, $1::int * 4 / 5) g) n`,
  `INSERT INTO attempt (id, merchant_id, session_id, number, state, pg_code, connector, operation, form_of_payment,
     reference_number, amount, currency, charge_amount, charge_currency, fee, created_at)
   SELECT 'att_' || right(id, 20), merchant_id, id, 1, 'success', 'sandbox', 'sarraf_sandbox', 'purchase', 'card', 'SRF' || right(id, 13),
     10.500, 'KWD', 10.500, 'KWD', 0.250, created_at FROM payment_session WHERE $1::int > 0`,
  `INSERT INTO operation (id, merchant_id, session_id, kind, state, amount, currency, pg_code, connector, reference_number,
     charge_reference, child_session_id, child_state, created_at, finished_at)
   SELECT 'op_' || g, '${MERCHANT}', lpad(g::text, 40, '0'), 'refund', 'done', 1.250, 'KWD', 'sandbox', 'sarraf_sandbox',
     'SRFR' || g, 'SRF' || g, 'c' || lpad(g::text, 39, '0'), 'refunded', at, at
   FROM (SELECT g, now() - interval '29 days' + g * interval '8 seconds' AS at FROM generate_series(1, $1::int / 5) g) n`,
];

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica");
    for (const insert of FILL) await client.query(insert, insert.includes("$1") ? [ROWS] : []);
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
}

async function write(format: string): Promise<void> {
  const system = systemContext("bench");
  const row = await system.db.merchant.findUniqueOrThrow({ where: { id: MERCHANT } });
  const ctx = contextFor(system, merchantFacts(row), { kind: "private_key", keyId: "bench" });
  const idle = megabytes();
  const begun = performance.now();
  const order = readInput(ReportRequest, { created_after: "2020-01-01", file_format: format });
  const { encrypted_id: id } = await requestReport(ctx, order);
  await writeReports.run(ctx, id);
  const { status, records, fileSize } = await system.db.report.findUniqueOrThrow({ where: { id } });
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const size = (Number(fileSize) / 1_048_576).toFixed(0);
  console.log(
    `${format.padEnd(5)} ${status}, ${records} rows, ${size} MB in ${seconds} s; memory ${idle} MB before, ${megabytes()} MB at its peak`,
  );
  await closeDatabase();
}

function megabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

async function main(): Promise<void> {
  const home = resolve(process.env.SARRAF_HOME ?? ".sarraf");
  const directory = join(home, "bench", "reports");
  const cluster = await openCluster(directory);
  const database = await createTestDatabase(directory);
  const files = join(directory, "files");
  try {
    await fill(database.url);
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      SARRAF_FILES: files,
      SARRAF_SECRET: "0".repeat(64),
      LOG_LEVEL: "warn",
    };
    const tsx = resolve("node_modules/tsx/dist/cli.mjs");
    for (const format of FORMATS)
      execFileSync(process.execPath, [tsx, fileURLToPath(import.meta.url), format], { env, stdio: "inherit" });
  } finally {
    await cluster.destroy();
    rmSync(directory, { recursive: true, force: true });
  }
}

const [, , format] = process.argv;
if (format === undefined) await main();
else await write(format);
