/** Bundles TypeScript programs to one JavaScript file each, which starts four times as fast as with `tsx`. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, ".sarraf", "programs");

/** Programs that the build bundles, because an image has no sources. */
const PROGRAMS = {
  serve: "server/front/main.ts",
  "start-server": "server/front/start-server.ts",
  merchant: "scripts/merchant.ts",
  archive: "scripts/archive.ts",
  audit: "scripts/audit.ts",
  "drawing-thread": "server/pdf/drawing-thread.ts",
};

/**
 * An esbuild plugin that keeps `import.meta.url` the address of the source file, relative to the bundle.
 * @param {string} folder of the bundle
 */
function sourceAddresses(folder) {
  return {
    name: "source addresses",
    /** @param {import("esbuild").PluginBuild} build */
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:ts|mjs)$/, namespace: "file" }, ({ path }) => {
        const source = JSON.stringify(relative(folder, path));
        const contents = readFileSync(path, "utf8").replaceAll(
          /\bimport\.meta\.url\b/g,
          `new URL(${source}, import.meta.url).href`,
        );
        return { contents, loader: path.endsWith(".ts") ? "ts" : "js" };
      });
    },
  };
}

/**
 * Bundles programs without npm packages, which they import at run time.
 * @param {Record<string, string>} programs each program's source, from the project's root
 * @param {string} folder
 */
async function bundle(programs, folder) {
  // `esbuild` is imported inside the function, because `npm start` loads this file before any package is
  // installed.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    plugins: [sourceAddresses(folder)],
    write: false,
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) {
    // The file is written under a temporary name and renamed, because two processes may write it at the same
    // time.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}

/**
 * @param {string} entry source of the program, from the project's root
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundled(entry) {
  const name = basename(entry, extname(entry));
  await bundle({ [name]: entry }, FOLDER);
  return join(FOLDER, `${name}.mjs`);
}

/** @param {string} dist the build's folder, from the project's root */
export async function bundlePrograms(dist) {
  await bundle(PROGRAMS, join(ROOT, dist, "programs"));
}

/**
 * @param {string} dist the build's folder, from the project's root
 * @param {keyof typeof PROGRAMS} name
 */
export function programOf(dist, name) {
  return join(ROOT, dist, "programs", `${name}.mjs`);
}

/** @param {keyof typeof PROGRAMS} name */
export function sourceOf(name) {
  return PROGRAMS[name];
}
