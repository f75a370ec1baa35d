/**
 * `npm run chaos`: the random histories that `npm test` keeps short, many times over, against their reference
 * models. `SARRAF_HISTORIES` says how many, 300 unless given. A history that disagrees is printed with the
 * seed that repeats it.
 */
import { spawn } from "node:child_process";
import { ROOT } from "./run-and-count.mjs";

const HISTORIES = [
  "server/domain/subscriptions/random-histories.db.test.ts",
  "server/domain/wallet/history.db.test.ts",
];

const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", "--project", "db", ...HISTORIES], {
  cwd: ROOT,
  env: { SARRAF_HISTORIES: "300", ...process.env },
  stdio: "inherit",
});
child.on("close", (code) => process.exit(code ?? 1));
