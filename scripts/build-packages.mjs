/**
 * `npm run packages`: builds each package of `sdk/` into its `dist` folder: one module, and types if it is a
 * library.
 */
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { runNode } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SDK = join(ROOT, "sdk");

/** @param {{ folder: string, entry?: string, outfile?: string }} what */
async function bundle({ folder, entry = "index.ts", outfile = "index.js", ...options }) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(folder, "src", entry)],
    outfile: resolve(folder, "dist", outfile),
    bundle: true,
    packages: "external",
    format: "esm",
    target: ["es2022"],
    charset: "utf8",
    // Ignores `paths` in the sources' tsconfig.json, which point outside the package.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", target: "ES2022" } },
    ...options,
  });
}

/** @param {object} options for esbuild, overriding the defaults */
export function bundleCli(options = {}) {
  const program = { entry: "main.ts", outfile: "sarraf.js", platform: "node", banner: { js: "#!/usr/bin/env node" } };
  return bundle({ folder: join(SDK, "cli"), ...program, ...options });
}

/** Adds to imports the file extensions that Node needs. @throws {StepFailed} if a type does not check */
async function declare(folder) {
  const tsc = join(ROOT, "node_modules", "typescript-native", "bin", "tsc");
  await runNode([tsc, "--project", join(folder, "tsconfig.json")], { cwd: ROOT });
  const types = join(folder, "dist", "types");
  for (const name of readdirSync(types, { recursive: true, encoding: "utf8" }).filter((each) =>
    each.endsWith(".d.ts"),
  )) {
    const path = join(types, name);
    writeFileSync(path, readFileSync(path, "utf8").replace(/from "(\.{1,2}\/[^"]+)"/g, 'from "$1.js"'));
  }
}

/** @param {string} name of the folder */
async function buildPackage(name) {
  const folder = join(SDK, name);
  await bundle({ folder, ...(name === "node" && { platform: "node" }) });
  await declare(folder);
}

export async function buildPackages() {
  for (const name of ["js", "react", "node", "cli"]) rmSync(join(SDK, name, "dist"), { recursive: true, force: true });
  await Promise.all([
    // The package `react` needs the types of `js`.
    buildPackage("js").then(() => buildPackage("react")),
    buildPackage("node"),
    bundleCli(),
  ]);
  chmodSync(join(SDK, "cli", "dist", "sarraf.js"), 0o755);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildPackages();
