/**
 * What the jobs ask, on tables of a million rows and a hundred merchants, by the test that asks it on smaller
 * ones; prints the rows that each question touched and its milliseconds. `SARRAF_BACKLOG` says how many rows,
 * a million unless given. It takes some minutes and a few gigabytes.
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
