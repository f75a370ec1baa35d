/**
 * `npm run sdk:release`: stores the web SDK's script under its version. A stored version never changes; shops
 * pin it by its hash (docs/guides/en/web-sdk.md).
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sdkBundle } from "./sdk-bundle.mjs";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "sdk", "releases");

export function namedVersion(/** @type {string} */ text) {
  return /version:"(\d+\.\d+\.\d+)"/.exec(text)?.[1] ?? null;
}

export function versionOf(/** @type {string} */ text) {
  const found = namedVersion(text);
  if (found === null) throw new Error("The script names no version.");
  return found;
}

export function integrityOf(/** @type {string} */ text) {
  return `sha384-${createHash("sha384").update(text).digest("base64")}`;
}

export function releases() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).map((version) => ({
    version,
    text: readFileSync(join(FOLDER, version, "checkout.min.js"), "utf8"),
  }));
}

/** @throws {Error} if the version was released with other content */
async function release() {
  const text = await sdkBundle();
  const version = versionOf(text);
  const before = releases().find((each) => each.version === version);
  if (before !== undefined && before.text !== text)
    throw new Error(`Version ${version} is released. Raise the version of sdk/web/checkout.ts.`);
  mkdirSync(join(FOLDER, version), { recursive: true });
  writeFileSync(join(FOLDER, version, "checkout.min.js"), text);
  return { version, integrity: integrityOf(text) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { version, integrity } = await release();
  console.log(`${version} ${integrity}`);
}
