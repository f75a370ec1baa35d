import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { importsOf } from "@/scripts/affected.mjs";
import { compileStyle } from "@/scripts/inline-style.mjs";

const ROOT = resolve(__dirname, "../..");
const PATH = join(__dirname, "frame-style.tw");
const SOURCE = readFileSync(PATH, "utf8");

function selectorsOf(css: string): ReadonlySet<string> {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) found.add(selector);
  });
  return found;
}

async function shownFiles(): Promise<readonly string[]> {
  const pages = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => /\/(page|layout|error|not-found)\.tsx$/.test(file))
    .map((file) => relative(ROOT, join(__dirname, file)));
  const imports = await importsOf(pages);
  const reached = new Set(pages);
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  return [...reached].filter((file) => /^(app|components)\//.test(file));
}

test("the frame's style sheet has the classes of every file that the frame's pages import", async () => {
  const files = await shownFiles();
  expect(files.length).toBeGreaterThan(100);
  const exact = files.map((file) => `@source "${join(ROOT, file).replaceAll(/[[\]()]/g, "?")}";`);
  const of = SOURCE.replaceAll(/^@source .*$/gm, "");
  const [whole, needed] = await Promise.all([compileStyle(SOURCE, PATH), compileStyle(`${of}${exact.join("")}`, PATH)]);
  const shipped = selectorsOf(whole.text);
  const wanted = selectorsOf(needed.text);
  expect(wanted).toContain(".bg-surface");
  expect([...wanted].filter((selector) => !shipped.has(selector))).toEqual([]);
});

test("the frame's style sheet is for old browsers, too", async () => {
  const { text } = await compileStyle(SOURCE, PATH);
  postcss.parse(text).walkRules(({ parent, selector }) => {
    expect(parent?.type === "rule" ? selector : "").toBe("");
  });
  expect(text.length).toBeLessThan(48_000);
});
