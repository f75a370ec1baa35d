/**
 * npm's postinstall script: generates the database client if development packages are installed; otherwise
 * removes files that a running server never loads.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), "..", "node_modules");

const COMPILERS = /^(?:@next\/swc-|@swc\/core)/;

const UNUSED = /\.map$|\.d\.[cm]?ts$|^query_compiler_.*\.(?:cockroachdb|mysql|sqlite|sqlserver)\./;

export function slimPackages(packages) {
  const names = readdirSync(packages, { withFileTypes: true }).flatMap((entry) =>
    entry.name.startsWith("@") && entry.isDirectory()
      ? readdirSync(join(packages, entry.name)).map((name) => `${entry.name}/${name}`)
      : [entry.name],
  );
  for (const name of names.filter((each) => COMPILERS.test(each))) rmSync(join(packages, name), { recursive: true });
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && UNUSED.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (existsSync(join(PACKAGES, "prisma"))) await import("./generate.mjs");
  else slimPackages(PACKAGES);
}
