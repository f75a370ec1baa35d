/** A program in TypeScript as one file of JavaScript: it starts in a quarter of the time that `tsx` takes. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, ".sarraf", "programs");

/** Each module goes on knowing itself by the address of its source, not by that of the one file. */
const OWN_ADDRESSES = {
  name: "own addresses",
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href);
      const contents = readFileSync(path, "utf8").replaceAll(/\bimport\.meta\.url\b/g, address);
      return { contents, loader: path.endsWith(".ts") ? "ts" : "js" };
    });
  },
};

/**
 * Writes the program anew; packages stay outside of it.
 * @param {string} entry its source, from the project's root
 * @returns {Promise<string>} the path of the file
 */
export async function bundled(entry) {
  // Not at the top: a start of a fresh clone loads this file before any package is installed.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    plugins: [OWN_ADDRESSES],
    write: false,
  });
  const path = join(FOLDER, `${basename(entry, extname(entry))}.mjs`);
  mkdirSync(FOLDER, { recursive: true });
  // Two programs may write it at once.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, path);
  return path;
}
