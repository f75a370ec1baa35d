import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inlineStylesOfFramesOnly } from "./inline-styles.mjs";

it("only embedded pages keep their styles in the HTML", () => {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  const names = ["[lang]/checkout/page", "[lang]/embed/page"].map((page) => `${page}_client-reference-manifest.js`);
  const manifest = 'x={"path":"a.css","inlined":true,"content":".a{content:\\"\\\\201c\\"}"}';
  for (const name of names) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), manifest);
  }
  inlineStylesOfFramesOnly(folder);
  const texts = names.map((name) => readFileSync(join(folder, name), "utf8"));
  expect(texts).toEqual(['x={"path":"a.css","inlined":false}', manifest]);
  rmSync(folder, { recursive: true });
});
