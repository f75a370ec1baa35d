/** Reduces a server's memory (decision 0303): Turbopack writes the same code once per page and route. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Escapes characters outside ASCII, because V8 stores a source that contains them in two bytes per character.
 * A backslash before such a character is dropped: it would escape the new escape sequence.
 */
function inOneByte(source) {
  return source.replace(/(\\*)([^\0-\x7f])/g, (_, slashes, character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `${slashes.slice(slashes.length % 2)}\\u${code}`;
  });
}

/**
 * Replaces scripts with equal content by one file, which Node loads once.
 * @param {string} folder of the server's chunks, including subfolders
 */
export function shareChunks(folder) {
  const kept = new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  for (const path of names.sort().map((name) => join(folder, name))) {
    const source = readFileSync(path, "utf8");
    // The folder is part of the hash, because a script's relative imports depend on it.
    const content = createHash("sha256").update(dirname(path)).update("\0").update(source).digest("hex");
    const same = kept.get(content);
    kept.set(content, same ?? path);
    const reference = `module.exports=require(${JSON.stringify(`./${basename(same ?? path)}`)})\n`;
    writeFileSync(path, same === undefined ? inOneByte(source) : reference);
  }
}
