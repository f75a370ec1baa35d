import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ENTRY = join(dirname(fileURLToPath(import.meta.url)), "..", "sdk", "web", "checkout.ts");

export async function sdkBundle() {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    minify: true,
    format: "iife",
    // Targets include Safari 14 and Chrome 69, in which the SDK reports at least an error
    // (docs/guides/en/web-sdk.md).
    target: "es2018",
    charset: "utf8",
    legalComments: "none",
    write: false,
  });
  const [{ text }] = outputFiles;
  return text;
}
