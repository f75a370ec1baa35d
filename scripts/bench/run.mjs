/**
 * `npm run bench`: the calls of a running server, or the part that is named: `npm run bench -- questions`.
 */
const PARTS = {
  calls: () => import("./calls.mjs"),
  questions: () => import("./questions.mjs"),
  processes: () => import("./processes.mjs"),
  console: () => import("./console.mjs"),
};

const [, , part = "calls"] = process.argv;
const run = PARTS[part];
if (run === undefined) {
  console.error(`There is no part "${part}". The parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
await run();
