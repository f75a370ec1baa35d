import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

function filesBelow(/** @type {string} */ folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

/**
 * @param {{ folders: string[], files: string[], skipped: RegExp, facts?: string[] }} sources
 */
export function sourcesHash({ folders, files, skipped, facts = [] }) {
  const hash = createHash("sha256");
  for (const fact of facts) hash.update(fact);
  for (const path of [...folders.flatMap(filesBelow), ...files].sort()) {
    if (skipped.test(path) || !statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile()) continue;
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(ROOT, path)));
  }
  return hash.digest("hex");
}
