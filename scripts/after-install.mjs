/**
 * npm's postinstall script. With development packages it generates the database client. Without them only a
 * build is run, so it removes files that a running server never loads: compilers, source maps, types.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const PACKAGES = join(dirname(fileURLToPath(import.meta.url)), "..", "node_modules");

const COMPILERS = /^(?:@next\/swc-|@swc\/core)/;

/** Source maps, types, and the query compilers of databases other than Postgres. */
const UNUSED = /\.map$|\.d\.[cm]?ts$|^query_compiler_.*\.(?:cockroachdb|mysql|sqlite|sqlserver)\./;

/**
 * Removes what a production server does not load.
 * @param {string} packages the folder `node_modules`
 */
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
