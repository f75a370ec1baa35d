/**
 * `npm run chaos`: what `npm test` keeps short, many times over; what disagrees is printed with the seed that
 * repeats it. Without a word: random histories against their reference models, `SARRAF_HISTORIES` (300) of
 * each. With `hostile`: requests that no client means well with, `SARRAF_HOSTILE` (10,000) to each endpoint,
 * or to those whose names hold the words after it; `SARRAF_SEED` repeats such a run. With the name of a
 * race or of a fault: its tests, `SARRAF_ROUNDS` (1) times, each on a database of its own, without a seed.
 */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
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
  keys: repeated("app/b/repeats.db.test.ts", "app/b/checkout/v1/pymt-txn/idempotency.db.test.ts"),
  operations: repeated("server/domain/operations/races.db.test.ts", "app/b/pbl/v2/operation/races.db.test.ts"),
  settlement: repeated("server/domain/payments/settlement/races.db.test.ts"),
  wallets: repeated("server/domain/wallet/races.db.test.ts", "server/domain/payments/wallet-hold/races.db.test.ts"),
  answers: repeated("server/domain/gateways/simulated/fault-matrix.db.test.ts"),
  receivers: repeated("server/domain/webhooks/deliver.db.test.ts"),
  database: repeated("server/db/database-unavailable.db.test.ts"),
};

function repeated(...files) {
  return { files, env: () => ({}), rounds: Number(process.env.SARRAF_ROUNDS ?? 1) };
}

const [name = "histories", ...words] = process.argv.slice(2);
const run = RUNS[name];
if (run === undefined) {
  console.error(`There are ${Object.keys(RUNS).join(", ")}.`);
  process.exit(1);
}
const rounds = run.rounds ?? 1;
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error("SARRAF_ROUNDS is a whole number from 1.");
  process.exit(1);
}
const env = { ...run.env(), ...process.env };
if (env.SARRAF_SEED !== undefined) console.log(`Seed: SARRAF_SEED=${env.SARRAF_SEED}`);
const only = words.length === 0 ? [] : ["-t", words.join(" ")];
const arguments_ = ["node_modules/vitest/vitest.mjs", "run", "--project", "db", ...run.files, ...only];
for (let round = 0; round < rounds; round++) {
  const child = spawn(process.execPath, arguments_, { cwd: ROOT, env, stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code !== 0) process.exit(code ?? 1);
}
