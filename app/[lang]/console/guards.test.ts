/** Every file of the console asks first who is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PAGE_NAMES, pageEntry } from "@/components/console/pages";
import { MESSAGES } from "@/components/testing/render";
import { ACTIONS } from "@/server/domain/audit";

const FOLDER = __dirname;
const FILES = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((path) => /(^|\/)(page\.tsx|actions\.ts|route\.ts)$/.test(path));

/** Open to strangers: what is typed there, or the link, is the credential. */
const OPEN = [
  "sign-in/actions.ts",
  ...["join", "reset", "confirm", "alert"].map((link) => `${link}/[token]/actions.ts`),
];
/** Where a session begins. */
const OPENING = ["second-factor/actions.ts"];
const OPEN_PAGES = [
  "sign-in/page.tsx",
  "sign-in/code/page.tsx",
  "second-factor/page.tsx",
  ...["join", "reset", "confirm", "alert"].map((link) => `${link}/[token]/page.tsx`),
  "sign-in/forgotten/page.tsx",
];

function read(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}

/** The text after the first brace of each function that the file exports. */
function firstStatements(path: string, declared: RegExp): readonly string[] {
  return [...read(path).matchAll(declared)].map(([all]) => all.slice(all.lastIndexOf("{\n") + 2).trim());
}

describe("the guard is called first", () => {
  it.each(FILES.filter((path) => path.endsWith("page.tsx")))("in %s", (path) => {
    const guard = OPEN_PAGES.includes(path) ? "guardOpening(props" : "guardPage(props";
    const [first] = firstStatements(path, /export default async function \w+\([^{]*\{\n.*/g);
    expect(first).toContain(`= await ${guard}`);
  });

  it.each(FILES.filter((path) => path.endsWith("actions.ts") && !OPEN.includes(path)))("in %s", (path) => {
    const exported = read(path).match(/^export async function/gm) ?? [];
    const firsts = firstStatements(path, /^export async function [\s\S]*?\{\n.*/gm);
    expect(firsts.length).toBe(exported.length);
    const guard = OPENING.includes(path) ? "guardOpeningAction\\(place, form\\)" : "guardAction\\(place, .+, form\\)";
    for (const first of firsts) expect(first).toMatch(new RegExp(`^const ctx = await ${guard}`));
  });

  it.each(["sign-in/code/page.tsx", "second-factor/page.tsx"])("and the forms of %s name the user", (path) => {
    expect(read(path)).toContain("user={String(ctx.actor.id)}");
  });

  it.each(FILES.filter((path) => path.endsWith("route.ts")))("in %s", (path) => {
    const firsts = firstStatements(path, /^export async function [\s\S]*?\{\n.*/gm);
    expect(firsts.length).toBeGreaterThan(0);
    for (const first of firsts) expect(first).toMatch(/^const ctx = await guardRoute\(/);
  });
});

describe("every page has its folder and its words", () => {
  it.each(PAGE_NAMES)("%s", (name) => {
    const { path, folder: own = path } = pageEntry(name);
    const folder = own.slice(1);
    expect(FILES).toContain(folder === "" ? "page.tsx" : `${folder}/page.tsx`);
    for (const { console: words } of Object.values(MESSAGES)) expect(words.pages[name].length).toBeGreaterThan(0);
  });
});

it("every action and every kind of object has its words in both languages", () => {
  for (const { console: words } of Object.values(MESSAGES)) {
    const named = Object.entries(ACTIONS).flatMap(([type, verbs]) => verbs.map((verb) => `${type}_${verb}`));
    expect(Object.keys(words.activity.actions).sort()).toEqual(named.sort());
    expect(Object.keys(words.activity.kinds).sort()).toEqual(Object.keys(ACTIONS).sort());
  }
});
