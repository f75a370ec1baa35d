import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { shareChunks } from "./share-chunks.mjs";

const folder = mkdtempSync(join(tmpdir(), "sarraf-chunks-"));
// As in a build, whatever the project says above it.
writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }');
afterAll(() => rmSync(folder, { recursive: true }));

const load = createRequire(import.meta.url);
const VALUES = [
  '"دفع 💳 é"',
  "/^[\\u0660-\\u0669٫💳]$/u.test('💳')",
  "`…`",
  'JSON.parse(\'{"a":"ـ"}\').a',
  "/^\\،$/.test('،')",
  "'\\\\،'",
];
const CODE = `module.exports=[1,()=>[${VALUES}]];\n`;

const SAME = ["a.js", "b.js", "ssr/c.js", "ssr/d.js"];

it("what is there several times is loaded once, in one byte a character, and does the same", () => {
  mkdirSync(join(folder, "ssr"));
  for (const name of SAME) writeFileSync(join(folder, name), CODE);
  writeFileSync(join(folder, "other.js"), "module.exports=[2,()=>2];\n");
  writeFileSync(join(folder, "a.css"), 'p::after { content: "…"; }\n');
  shareChunks(folder);
  const [a, b, c, d, other] = [...SAME, "other.js"].map((name) => load(join(folder, name)));
  expect(b).toBe(a);
  expect(d).toBe(c);
  expect(a[1]()).toEqual(["دفع 💳 é", true, "…", "ـ", true, "\\،"]);
  expect(c[1]()).toEqual(a[1]());
  expect(other[1]()).toBe(2);
  for (const name of SAME) expect(readFileSync(join(folder, name), "utf8")).toMatch(/^[\0-\x7f]*$/);
  expect(readFileSync(join(folder, "a.css"), "utf8")).toContain("…");
});

it("scripts of two folders stay apart: what they require may be another", () => {
  for (const [name, code] of [
    ["x.js", "'above'"],
    ["ssr/x.js", "'below'"],
  ] as const)
    writeFileSync(join(folder, name), `module.exports=${code};\n`);
  const names = ["y.js", "z.js", "ssr/y.js", "ssr/z.js"];
  for (const name of names) writeFileSync(join(folder, name), 'module.exports=require("./x.js");\n');
  shareChunks(folder);
  expect(names.map((name) => load(join(folder, name)))).toEqual(["above", "above", "below", "below"]);
});
