/** Builds the web SDK and its integrity hash into `public/sdk/v3/`, beside the released versions. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { INLINE, sdkBundle } from "./sdk-bundle.mjs";
import { integrityOf, releases } from "./sdk-releases.mjs";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "sdk");

export async function buildSdk() {
  write("v3", await sdkBundle());
  for (const [name, text] of Object.entries(INLINE)) writeFileSync(join(FOLDER, "v3", `${name}.js`), await text());
  for (const { version, text } of releases()) write(version, text);
}

/** @param {string} folder @param {string} text */
function write(folder, text) {
  mkdirSync(join(FOLDER, folder), { recursive: true });
  writeFileSync(join(FOLDER, folder, "checkout.min.js"), text);
  const file = `/sdk/${folder}/checkout.min.js`;
  const facts = { file, integrity: integrityOf(text) };
  writeFileSync(join(FOLDER, folder, "integrity.json"), `${JSON.stringify(facts, null, 2)}\n`);
}
