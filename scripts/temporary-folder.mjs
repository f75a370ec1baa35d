/** The temporary folder of `npm test` and its programs. The run fails if files are left in it. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Maximum length of the folder's path: systems limit paths of sockets to about a hundred characters. */
const LONGEST_PATH = 56;
/** Files of `tsx` (cache and sockets), which exist while any process runs. */
const OF_TOOLS = /^tsx-\d+$/;

/**
 * Sets the temporary folder of this process and its children: `wanted`, emptied, or a new one in the system's
 * folder.
 * @returns {{leftovers: () => string[], remove: () => void}} `leftovers` lists the files that should not
 *   exist
 */
export function openTemporaryFolder(wanted) {
  const folder = wanted.length > LONGEST_PATH ? mkdtempSync(join(tmpdir(), "sarraf-")) : wanted;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = folder;
  return {
    leftovers: () => readdirSync(folder).filter((name) => !OF_TOOLS.test(name)),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}
