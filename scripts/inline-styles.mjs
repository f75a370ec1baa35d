import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MANIFEST = "_client-reference-manifest.js";
const INLINE = /"inlined":true,"content":"(?:[^"\\]|\\.)*"/g;

/**
 * Leaves styles in the HTML of embedded pages alone, which a shop's customer sees once. On other pages the
 * browser caches the style sheet, and the server holds no copy of it for each page.
 * @param {string} folder of the built pages
 */
export function inlineStylesOfFramesOnly(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(MANIFEST));
  for (const name of names.filter((each) => !each.includes("/embed/"))) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(INLINE, '"inlined":false'));
  }
}
