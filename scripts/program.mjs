/**
 * `node scripts/program.mjs merchant help` runs an operator's command: in a clone bundled from its sources,
 * in an image taken from the build.
 */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { bundled, programOf, sourceOf } from "./bundled.mjs";

const COMMANDS = /** @type {const} */ (["merchant", "archive", "audit"]);

function hasBundler() {
  try {
    return createRequire(import.meta.url).resolve("esbuild") !== "";
  } catch {
    return false;
  }
}

const [, , wanted] = process.argv;
const command = COMMANDS.find((name) => name === wanted);
if (command === undefined) throw new Error(`Name a command: ${COMMANDS.join(", ")}.`);
const path = hasBundler() ? await bundled(sourceOf(command)) : programOf(process.env.SARRAF_DIST ?? ".next", command);
// The command reads `process.argv` as if it had been started directly.
process.argv.splice(1, 2, path);
await import(pathToFileURL(path).href);
