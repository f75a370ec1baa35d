/**
 * `npm run packages`: builds each package of `sdk/` into its `dist` folder: a module for `import`, another
 * for `require`, and the types of both.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { withLock } from "./lock.mjs";
import { sourcesHash } from "./sources-hash.mjs";
import { runNode } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const HOME = join(ROOT, ".sarraf");
export const SDK = join(ROOT, "sdk");

export const PACKAGES = ["js", "react", "node", "cli"];

const SOURCES = [...PACKAGES, "python", "web"].map((name) => `sdk/${name}`);
const SCRIPTS = ["archives", "build-packages", "publish-packages", "python-wheel"].map((name) => `scripts/${name}.mjs`);
const FILES = [...SCRIPTS, "tsconfig.json", "package-lock.json"];
const NO_SOURCE = /(?:^|\/)(?:dist|node_modules|tests|__pycache__)(?:\/|$)|\.test\.tsx?$/;

/** @param {{ folder: string, entry?: string, outfile?: string } & import("esbuild").BuildOptions} what */
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

/**
 * Bundles the CLI into one file that needs no other package.
 * @param {object} options for esbuild, overriding the defaults
 */
export function bundleCli(options = {}) {
  return bundle({
    folder: join(SDK, "cli"),
    entry: "main.ts",
    outfile: "sarraf.js",
    platform: "node",
    packages: "bundle",
    alias: { "@sarraf/node": join(SDK, "node", "src", "index.ts") },
    banner: { js: "#!/usr/bin/env node" },
    ...options,
  });
}

/**
 * Writes type declarations and adds to imports the file extensions that Node needs.
 * @throws {StepFailed} if a type does not check
 */
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
  /** @type {{ platform?: "node" }} */
  const platform = name === "node" ? { platform: "node" } : {};
  await bundle({ folder, ...platform });
  await bundle({ folder, outfile: "cjs/index.js", format: "cjs", ...platform });
  await declare(folder);
  // This package.json makes Node treat the folder's files as CommonJS.
  writeFileSync(join(folder, "dist", "cjs", "package.json"), '{"type": "commonjs"}\n');
  cpSync(join(folder, "dist", "types"), join(folder, "dist", "cjs", "types"), { recursive: true });
}

async function build() {
  for (const name of PACKAGES) rmSync(join(SDK, name, "dist"), { recursive: true, force: true });
  await Promise.all([
    // The package `react` needs the types of `js`.
    buildPackage("js").then(() => buildPackage("react")),
    buildPackage("node"),
    bundleCli(),
  ]);
  chmodSync(join(SDK, "cli", "dist", "sarraf.js"), 0o755);
}

/**
 * Builds the packages if a source has changed.
 * @returns {Promise<string>} the hash of the sources
 */
export async function buildPackages() {
  mkdirSync(HOME, { recursive: true });
  return withLock(join(HOME, "packages.lock"), async () => {
    const [stamp, hash] = [
      join(HOME, "packages-hash"),
      sourcesHash({ folders: SOURCES, files: FILES, skipped: NO_SOURCE }),
    ];
    const isWhole = PACKAGES.every((name) => existsSync(join(SDK, name, "dist")));
    if (isWhole && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return hash;
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, hash);
    return hash;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildPackages();
