/** The build step that loads equal code once still fits what the framework writes (decision 0303). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "./support/test";

const CHUNKS = join(process.env.SARRAF_DIST ?? ".next", "server", "chunks");
const REFERENCE = /^module\.exports=require\("(\.\/[^"]+)"\)\n$/;

test("equal chunks of a build are loaded once, and its pages answer", async ({ page }) => {
  const scripts = readdirSync(CHUNKS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ path: join(CHUNKS, name), source: readFileSync(join(CHUNKS, name), "utf8") }));
  const references = scripts.filter(({ source }) => REFERENCE.test(source));
  expect(references.length).toBeGreaterThan(50);
  for (const { path, source } of references) {
    const target = join(dirname(path), REFERENCE.exec(source)?.[1] ?? "");
    expect(existsSync(target) && !REFERENCE.test(readFileSync(target, "utf8")), `${path}: ${target}`).toBe(true);
  }
  const originals = scripts.filter(({ source }) => !REFERENCE.test(source));
  expect(new Set(originals.map(({ path, source }) => `${dirname(path)}\n${source}`)).size).toBe(originals.length);
  for (const path of ["/en/", "/ar/docs/", "/en/console/sign-in/"]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
});
