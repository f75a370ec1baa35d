import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(__dirname, "..");
const SOURCES = ["app", "components", "server", "scripts", "e2e", "prisma"];
const DECISIONS = "docs/decisions";

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => pattern.test(path) && !path.startsWith("server/db/generated"));
}

const DOCUMENTS = [...readdirSync(ROOT).filter((name) => name.endsWith(".md")), ...filesOf("docs", /\.md$/)];
const PAGES = filesOf(DECISIONS, /\/\d{4}-[-a-z]+\.md$/);
const INDEX = read(join(DECISIONS, "README.md"));

describe("documents lead where they say", () => {
  it.each(DOCUMENTS)("every link of %s", (path) => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    expect(links.filter((link) => !existsSync(resolve(ROOT, dirname(path), link)))).toEqual([]);
  });

  it.each(DOCUMENTS)("every file that %s names", (path) => {
    const names = [
      ...read(path).matchAll(/`((?:app|components|server|scripts|e2e|prisma|docs|messages)\/[^`\s<*…]+)`/g),
    ];
    // A module yet to be made and the parts of one are named as examples.
    const named = names.map(([, name = ""]) => name).filter((name) => !name.includes("/acme"));
    expect(named.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});

describe("decisions can be found", () => {
  it("each has a number of its own and stands in the index once", () => {
    const numbers = PAGES.map((path) => path.slice(DECISIONS.length + 1, DECISIONS.length + 5));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const listed = [...INDEX.matchAll(/\]\((\d{4}-[-a-z]+\.md)\)/g)].map(([, name = ""]) => join(DECISIONS, name));
    expect(listed.toSorted()).toEqual(PAGES.toSorted());
  });

  it.each(PAGES)("%s says why, what, with which consequences and instead of what", (path) => {
    for (const part of ["Context", "Decision", "Consequences", "Alternatives"]) {
      expect(read(path)).toMatch(new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, "m"));
    }
  });

  it("every decision that the code or a document cites is there", () => {
    const topics = [...INDEX.matchAll(/^## §(\d+) /gm)].map(([, topic]) => topic);
    const cited = [...SOURCES.flatMap((folder) => filesOf(folder, /\.(ts|tsx|mjs|prisma|sql)$/)), ...DOCUMENTS];
    const missing = cited.flatMap((path) => {
      const text = read(path);
      const signs = [...text.matchAll(/decisions? ((?:§\d+(?:, | and )?)+)/gi)].flatMap(([, all = ""]) =>
        all.match(/\d+/g),
      );
      const numbers = [...text.matchAll(/decision \[?(\d{4})\b/gi)].map(([, number = ""]) => number);
      return [
        ...signs.filter((sign) => !topics.includes(sign ?? "")).map((sign) => `${path}: §${sign}`),
        ...numbers.filter((number) => !INDEX.includes(`[${number}]`)).map((number) => `${path}: ${number}`),
      ];
    });
    expect(missing).toEqual([]);
  });
});
