/**
 * Runs database tests on a separate Postgres, then the audit. The first argument is the number of processes.
 */
import { join } from "node:path";
import { ensurePostgres } from "../postgres.mjs";
import { auditTier, ROOT, report, sum, wholeCheck } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";

const HOME = join(process.env.SARRAF_HOME ?? join(ROOT, ".sarraf"), "chaos", "tests");

const [parts, ...words] = process.argv.slice(2);

const postgres = await ensurePostgres({ directory: HOME, durable: false });
try {
  const { url } = await createTestDatabase(HOME);
  const env = { SARRAF_TEST_DIR: HOME, SARRAF_TEST_DATABASE_URL: url };
  const runs = Array.from({ length: Number(parts) }, (_, part) =>
    wholeCheck("tests", ["node_modules/vitest/vitest.mjs", ...words], {
      env: { ...env, CHAOS_PART: `${part + 1}/${parts}` },
      live: true,
      // There is no time limit for all tests together, because each test has one.
      limitMs: 0,
    }),
  );
  const tests = sum(await Promise.all(runs));
  const audit = await auditTier("invariants", url, ["--parts"]);
  report(audit);
  process.exitCode = tests.failed + audit.failed === 0 ? 0 : 1;
} finally {
  await postgres.destroy();
}
