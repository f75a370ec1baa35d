/**
 * What the console asks, on a year of 200,000 payments: milliseconds and CPU of each page's questions, and
 * the plans that read many rows. `BENCH_SESSIONS` says how many payments, `BENCH_CALLS` how often each is
 * asked.
 */
import { spawn } from "node:child_process";
import { ROOT } from "../run-and-count.mjs";

const child = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/bench/console.ts"], {
  cwd: ROOT,
  env: { LOG_LEVEL: "error", SARRAF_SECRET: "0".repeat(64), ...process.env },
  stdio: "inherit",
});
child.on("close", (code) => process.exit(code ?? 1));
