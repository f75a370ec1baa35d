/**
 * The folder in which `npm test` and every program that it starts keep temporary files, in place of the
 * system's; anything left there fails the run.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Sockets lie below it, and the system takes addresses of a hundred characters. */
const LONGEST_PATH = 56;
/** What `tsx` keeps as long as anything runs: its cache and its sockets. */
const OF_TOOLS = /^tsx-\d+$/;

/**
 * Has this process and those that it starts use `wanted`, emptied, or else a folder in the system's.
 * @returns {{leftovers: () => string[], remove: () => void}} `leftovers` names what lies there though nothing
 * should
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
