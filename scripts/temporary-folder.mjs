/** Detects files left in the temporary folder of `npm test` and its programs; the run then fails. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Maximum path length in bytes: systems limit paths of sockets to about a hundred characters. */
const LONGEST_PATH = 56;
/** Cache and sockets of `tsx`, which exist while any process runs. */
const OF_TOOLS = /^tsx-\d+$/;

/**
 * Empties the folder `wanted`, or creates a folder in the system's temporary folder if that path is too long.
 * @returns {{leftovers: () => string[], remove: () => void}} `leftovers` lists the files that should not
 * exist
 */
export function openTemporaryFolder(wanted) {
  const folder = Buffer.byteLength(wanted) > LONGEST_PATH ? mkdtempSync(join(tmpdir(), "sarraf-")) : wanted;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  // Node 22 would keep compiled programs there.
  process.env.NODE_DISABLE_COMPILE_CACHE = "1";
  return {
    leftovers: () => readdirSync(folder).filter((name) => !OF_TOOLS.test(name)),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
