/**
 * `npm run chaos`: injects every fault of docs/faults.md many times and prints which guarantees held; `npm
 * test` runs a short version. `npm run chaos -- kills wallets` chooses faults. `CHAOS_ROUNDS` sets the
 * rounds, `CHAOS_SEED` repeats a run.
 */
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { ROWS } from "./chaos/rows.mjs";
import { closingLine, ROOT } from "./run-and-count.mjs";

const ROUNDS = 200;

async function run(name, { program, rounds = ROUNDS }) {
  const given = { CHAOS_ROUNDS: String(rounds), CHAOS_SEED: String(randomInt(2 ** 31)) };
  const env = { ...given, ...process.env };
  const { CHAOS_ROUNDS: times, CHAOS_SEED: seed } = env;
  console.log(`\n── CHAOS_SEED=${seed} CHAOS_ROUNDS=${times} npm run chaos -- ${name} ──`);
  const since = Date.now();
  const child = spawn(process.execPath, program, { cwd: ROOT, env, stdio: "inherit" });
  const [code] = await once(child, "close");
  return { name, times, seed, seconds: Math.round((Date.now() - since) / 1_000), held: code === 0 };
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => ROWS[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no row "${unknown}". The rows: ${Object.keys(ROWS).join(", ")}.`);
  process.exit(1);
}
const lines = [];
for (const name of chosen.length === 0 ? Object.keys(ROWS) : chosen) lines.push(await run(name, ROWS[name]));
console.log("\nrow              rounds        seed   seconds");
for (const { name, times, seed, seconds, held } of lines)
  console.log(
    `${held ? "✓" : "✗"} ${name.padEnd(14)} ${times.padStart(6)} ${seed.padStart(11)} ${String(seconds).padStart(9)}`,
  );
const passed = lines.filter(({ held }) => held).length;
console.log(`\n${closingLine({ passed, failed: lines.length - passed })}`);
process.exit(passed === lines.length ? 0 : 1);
