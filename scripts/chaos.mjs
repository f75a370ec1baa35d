/**
 * `npm run chaos`: what `npm test` keeps short, many times over; what disagrees is printed with the seed that
 * repeats it. Without a word: random histories against their reference models, `SARRAF_HISTORIES` (300) of
 * each. With `hostile`: requests that no client means well with, `SARRAF_HOSTILE` (10,000) to each endpoint,
 * or to those whose names hold the words after it; `SARRAF_SEED` repeats such a run.
 */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { ROOT } from "./run-and-count.mjs";

const RUNS = {
  histories: {
    files: [
      "server/domain/subscriptions/billing/random-histories.db.test.ts",
      "server/domain/wallet/history.db.test.ts",
    ],
    env: () => ({ SARRAF_HISTORIES: "300" }),
  },
  hostile: {
    files: ["app/b/hostile-requests.db.test.ts"],
    env: () => ({ SARRAF_HOSTILE: "10000", SARRAF_SEED: String(randomInt(2 ** 31)) }),
  },
};

const [name = "histories", ...words] = process.argv.slice(2);
const run = RUNS[name];
if (run === undefined) {
  console.error(`There is ${Object.keys(RUNS).join(" and ")}.`);
  process.exit(1);
}
const env = { ...run.env(), ...process.env };
if (env.SARRAF_SEED !== undefined) console.log(`Seed: SARRAF_SEED=${env.SARRAF_SEED}`);
const only = words.length === 0 ? [] : ["-t", words.join(" ")];
const arguments_ = ["node_modules/vitest/vitest.mjs", "run", "--project", "db", ...run.files, ...only];
const child = spawn(process.execPath, arguments_, { cwd: ROOT, env, stdio: "inherit" });
child.on("close", (code) => process.exit(code ?? 1));
