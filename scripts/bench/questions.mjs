/**
 * Measures the jobs' queries on a million rows of a hundred merchants, by the test that also runs them on
 * fewer rows. `SARRAF_BACKLOG` sets the number of rows. Takes some minutes and a few gigabytes.
 */
import { spawn } from "node:child_process";
import { ROOT } from "../run-and-count.mjs";

const TEST = "server/jobs/questions.db.test.ts";

const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "db", TEST], {
  cwd: ROOT,
  env: { SARRAF_BACKLOG: "1000000", ...process.env },
  stdio: "inherit",
});
child.on("close", (code) => process.exit(code ?? 1));
