/**
 * Builds the packages of `sdk/js` and `sdk/react` into their `dist` folders: one module each and its types.
 * `npm run packages` does it before they are published.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runNode } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
/** In order: the second needs the types of the first. */
const FOLDERS = [join(ROOT, "sdk", "js"), join(ROOT, "sdk", "react")];

async function bundle(folder) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(folder, "src", "index.ts")],
    outfile: join(folder, "dist", "index.js"),
    bundle: true,
    packages: "external",
    format: "esm",
    target: ["es2022"],
    charset: "utf8",
    // Not the paths of the sources' own tsconfig.json, which lead past the packages.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", target: "ES2022" } },
  });
}

/**
 * The types; those of the loader are part of the package. Names of files get their extension, without which
 * Node's own resolution does not find them. @throws {StepFailed} if a type does not hold
 */
async function declare(folder) {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  await runNode([tsc, "--project", join(folder, "tsconfig.json")], { cwd: ROOT });
  const types = join(folder, "dist", "types");
  for (const name of readdirSync(types, { recursive: true }).filter((each) => each.endsWith(".d.ts"))) {
    const path = join(types, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(/from "(\.{1,2}\/[^"]+)"/g, 'from "$1.js"'));
  }
}

/** Builds both, in place of what was built before. */
export async function buildPackages() {
  for (const folder of FOLDERS) {
    rmSync(join(folder, "dist"), { recursive: true, force: true });
    await bundle(folder);
    await declare(folder);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildPackages();
