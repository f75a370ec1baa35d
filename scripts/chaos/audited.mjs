/** Runs database tests on a Postgres of their own, and then the invariants over all that they left behind. */
import { join } from "node:path";
import { ensurePostgres } from "../postgres.mjs";
import { auditTier, ROOT, report, wholeCheck } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";

const HOME = join(process.env.SARRAF_HOME ?? join(ROOT, ".sarraf"), "chaos", "tests");

const postgres = await ensurePostgres({ directory: HOME, durable: false });
try {
  const { url } = await createTestDatabase(HOME);
  const env = { SARRAF_TEST_DIR: HOME, SARRAF_TEST_DATABASE_URL: url };
  const tests = await wholeCheck("tests", ["node_modules/vitest/vitest.mjs", ...process.argv.slice(2)], {
    env,
    live: true,
    // Each test has a limit of its own.
    limitMs: 0,
  });
  const audit = await auditTier("invariants", url, ["--parts"]);
  report(audit);
  process.exitCode = tests.failed + audit.failed === 0 ? 0 : 1;
} finally {
  await postgres.destroy();
}
