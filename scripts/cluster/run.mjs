/**
 * `npm run cluster` tests a cluster on one machine. By default it kills a process and the primary; `rolling`
 * replaces the processes; `restore` recovers to a point in time. Exit code 1 if anything is lost, doubled, or
 * answered with a meaningless response.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildIfChanged } from "../build.mjs";
import { StepFailed, step } from "../steps.mjs";
import { failover } from "./failover.mjs";
import { needPrograms } from "./programs.mjs";
import { restore } from "./restore.mjs";
import { rolling } from "./rolling.mjs";
import { DIST, HOME, undoAll } from "./start-cluster.mjs";

const PARTS = { failover, rolling, restore };

const [name = "failover"] = process.argv.slice(2);
const undo = [];
const leave = async (code) => {
  await undoAll(undo);
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => leave(130));

try {
  const part = PARTS[name];
  if (part === undefined)
    throw new StepFailed(`There is no part "${name}". The parts: ${Object.keys(PARTS).join(", ")}.`);
  needPrograms("haproxy", "pgbouncer");
  mkdirSync(HOME, { recursive: true });
  await step("Build the app", () => buildIfChanged({ dist: DIST, home: HOME, log: join(HOME, "build.log") }));
  const holds = await part(undo);
  console.log(holds ? "\nEverything held." : "\nSomething did not hold.");
  await leave(holds ? 0 : 1);
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  await leave(1);
}
