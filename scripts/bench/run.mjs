/**
 * `npm run bench` measures the calls; `npm run bench -- payments` measures one part, `all` every part in
 * turn.
 */
import { spawn } from "node:child_process";
import { ROOT } from "../run-and-count.mjs";

const BENCH = "scripts/bench";

const PARTS = {
  calls: "calls.mjs",
  payments: "payments.ts",
  wallet: "wallet.ts",
  cycles: "cycles.ts",
  webhooks: "webhooks.mjs",
  growth: "growth.ts",
  memory: "memory.mjs",
  json: "json.ts",
  strangers: "strangers.mjs",
  jobs: "jobs.ts",
  processes: "processes.ts",
  inngest: "inngest.ts",
  questions: "questions.mjs",
  console: "console.ts",
  frame: "frame.mjs",
};
const ENVIRONMENT = { LOG_LEVEL: "error", SARRAF_SECRET: "0".repeat(64), NODE_ENV: "production" };

function run(part) {
  const args = ["node_modules/tsx/dist/cli.mjs", `${BENCH}/${PARTS[part]}`];
  const env = { ...ENVIRONMENT, ...process.env };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "inherit" });
  return new Promise((done) => child.on("close", (code) => done(code ?? 1)));
}

const [, , part = "calls"] = process.argv;
const parts = part === "all" ? Object.keys(PARTS) : [part];
if (parts.some((each) => PARTS[each] === undefined)) {
  console.error(`There is no part "${part}". The parts: all, ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
let failed = false;
for (const each of parts) {
  if (parts.length > 1) console.log(`\n── ${each} ──`);
  failed = (await run(each)) !== 0 || failed;
}
process.exit(failed ? 1 : 0);
