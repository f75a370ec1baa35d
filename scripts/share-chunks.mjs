/**
 * Makes small what a server loads of a build (decision 0321): Turbopack writes most of the code once for each
 * page and route, under another name each time.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * V8 keeps a source in two bytes for each character as soon as one of them does not fit into one. A backslash
 * that escapes such a character, as a pattern may, goes: it would escape the one that follows.
 */
function inOneByte(source) {
  return source.replace(/(\\*)([^\0-\x7f])/g, (_, slashes, character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    return `${slashes.slice(slashes.length % 2)}\\u${code}`;
  });
}

/**
 * Of files of one folder whose contents are the same one stays, and the others become references to it: Node
 * loads it once. Scripts only, in the folder and all below it; what they do is the same as before.
 * @param {string} folder of the server's chunks
 */
export function shareChunks(folder) {
  const kept = new Map();
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  for (const path of names.sort().map((name) => join(folder, name))) {
    const source = readFileSync(path, "utf8");
    // What a script requires may depend on its folder.
    const content = createHash("sha256").update(dirname(path)).update("\0").update(source).digest("hex");
    const same = kept.get(content);
    kept.set(content, same ?? path);
    const reference = `module.exports=require(${JSON.stringify(`./${basename(same ?? path)}`)})\n`;
    writeFileSync(path, same === undefined ? inOneByte(source) : reference);
  }
}
