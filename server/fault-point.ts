/**
 * Points at which a test may kill the process (docs/faults.md). They exist only in a build made with
 * `SARRAF_FAULT_POINTS=1`, and act only if `SARRAF_FAULTS` names a file with a plan.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";

export type FaultPoint = "before call" | "after call" | "before commit" | "after commit";

const plan = { text: "", reached: 0 };

/**
 * Records in `<file>.reached` that a fault point was reached. The file `SARRAF_FAULTS` has a name and a
 * number: the process is killed (SIGKILL) at the point with that number, counted from the file's last change.
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

export const faultPoint: (point: FaultPoint) => void =
  process.env.SARRAF_FAULT_POINTS === "1" ? reach : () => undefined;
