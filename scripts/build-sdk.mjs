/** Builds the web SDK and its integrity hash into `public/sdk/v3/`. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDER = join(ROOT, "public", "sdk", "v3");

/** The output is reproducible. */
export async function buildSdk() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, "sdk", "web", "checkout.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: ["es2022"],
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  const [{ contents }] = outputFiles;
  const integrity = `sha384-${createHash("sha384").update(contents).digest("base64")}`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "checkout.min.js"), contents);
  const file = "/sdk/v3/checkout.min.js";
  writeFileSync(join(FOLDER, "integrity.json"), `${JSON.stringify({ file, integrity }, null, 2)}\n`);
}
