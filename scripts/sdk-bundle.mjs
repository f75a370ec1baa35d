import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The scripts in the HTML of embedded pages, by their names. */
export const INLINE = {
  frame: () => bundle("components/embed/early-frame.ts"),
  native: () => bundle("components/native/native-frame.ts"),
};

export const sdkBundle = () => bundle("sdk/web/checkout.ts");

/** @param {string} entry */
async function bundle(entry) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, entry)],
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
