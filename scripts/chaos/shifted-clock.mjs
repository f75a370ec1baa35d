/**
 * A module that a process preloads: its clock is ahead by the milliseconds in the file `SARRAF_CLOCK`, which
 * it reads at the start and at each SIGUSR2.
 */
import { readFileSync } from "node:fs";

let shift = 0;
function readShift() {
  shift = Number(readFileSync(process.env.SARRAF_CLOCK ?? "", "utf8"));
}
readShift();
process.on("SIGUSR2", readShift);

globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) =>
    Reflect.construct(real, parts.length === 0 ? [real.now() + shift] : parts, target),
  get: (real, name) => (name === "now" ? () => real.now() + shift : Reflect.get(real, name)),
});
