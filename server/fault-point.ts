/**
 * Where a test may kill the process (docs/faults.md). Only a build made with `SARRAF_FAULT_POINTS=1` has
 * them, and of such a build only a process whose `SARRAF_FAULTS` names a file that says when.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Around every call to a gateway and every commit of a transaction. */
export type FaultPoint = "before call" | "after call" | "before commit" | "after commit";

const plan = { text: "", reached: 0 };

/**
 * Notes in `<file>.reached` that the point was reached. The file holds the name of a plan and a number: the
 * process gets SIGKILL at the point of that number since it first read the plan, and never for 0.
 */
function reach(point: FaultPoint): void {
  const file = process.env.SARRAF_FAULTS;
  if (file === undefined || !existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  if (text !== plan.text) Object.assign(plan, { text, reached: 0 });
  plan.reached += 1;
  const [name, number] = text.split(" ");
  appendFileSync(`${file}.reached`, `${name} ${point}\n`);
  if (plan.reached === Number(number)) process.kill(process.pid, "SIGKILL");
}

/** Passes the point, or ends the process here if a test wants it to. */
export const faultPoint: (point: FaultPoint) => void =
  process.env.SARRAF_FAULT_POINTS === "1" ? reach : () => undefined;
