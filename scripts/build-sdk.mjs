/** Builds the web SDK and its integrity hash into `public/sdk/v3/`. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, "public", "sdk", "v3");

/** The web SDK's script. The output is reproducible. */
export async function sdkBundle() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "sdk", "web", "checkout.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    // Safari 14 and Chrome 69, which get at least an error (docs/wire/web-sdk.md).
    target: "es2018",
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  const [{ text }] = outputFiles;
  return text;
}

export async function buildSdk() {
  const contents = await sdkBundle();
  const integrity = `sha384-${createHash("sha384").update(contents).digest("base64")}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "checkout.min.js"), contents);
  const file = "/sdk/v3/checkout.min.js";
  writeFileSync(join(FOLDER, "integrity.json"), `${JSON.stringify({ file, integrity }, null, 2)}\n`);
}
