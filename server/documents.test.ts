import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";

const ROOT = resolve(__dirname, "..");
const SOURCES = ["app", "components", "server", "scripts", "e2e", "prisma"];
const DECISIONS = "docs/decisions";

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A comment that wraps is one line of text, so that a citation in it can be found. */
function unwrapped(path: string): string {
  return read(path).replace(/\n[ \t]*(?:\*|\/{2,3}|--)?[ \t]*/g, " ");
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => pattern.test(path) && !path.startsWith("server/db/generated"));
}

const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...filesOf("docs", /\.md$/),
  ...filesOf("server", /\.md$/),
];
const PAGES = filesOf(DECISIONS, /\/\d{4}-[-a-z]+\.md$/);
const CITING = [...SOURCES.flatMap((folder) => filesOf(folder, /\.(ts|tsx|mjs|prisma|sql)$/)), ...DOCUMENTS];
/** How many choices with a real alternative a newcomer can read in an hour. */
const MOST_PAGES = 35;
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

test("every name that the glossary gives is a word of the code", () => {
  const words = new Set(
    CITING.filter((path) => !path.endsWith(".md")).flatMap((path) => read(path).match(/[\w-]+/g) ?? []),
  );
  const names = [...read("docs/glossary.md").matchAll(/`([^`]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !/[/ ≠]/.test(name));
  const missing = names.filter((name) => !name.match(/[\w-]+/g)?.every((word) => words.has(word)));
  expect(missing).toEqual([]);
});

/** The numbers of the rules under each heading of the specification. */
function specification(): Map<string, string[]> {
  const sections = read("docs/specification.md").split(/^#+ /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.split("\n", 1)[0] ?? "",
      [...section.matchAll(/^(\d+)\. /gm)].map(([, number = ""]) => number),
    ]),
  );
}

const MODULE_README_LINES = 80;

test("every module of the domain has a README that can be read in a minute", () => {
  const modules = readdirSync(join(ROOT, "server/domain"));
  const missing = modules.filter((module) => !existsSync(join(ROOT, "server/domain", module, "README.md")));
  expect(missing).toEqual([]);
  const long = modules.filter(
    (module) => read(`server/domain/${module}/README.md`).split("\n").length > MODULE_README_LINES,
  );
  expect(long).toEqual([]);
});

describe("citations of the specification lead somewhere", () => {
  const rules = specification();

  it("a section has each of its rules once, from 1 on", () => {
    for (const numbers of rules.values()) expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  });

  it("every section with rules is in the map to files and tests", () => {
    const map = read("docs/spec-map.md");
    const sections = [...rules].filter(([, numbers]) => numbers.length > 0).map(([heading]) => heading);
    expect(sections.filter((heading) => !map.includes(`\n- ${heading}: `) && !map.includes(`# ${heading}\n`))).toEqual(
      [],
    );
  });

  it("every section and rule that the code or a document cites is there", () => {
    const missing = CITING.flatMap((path) =>
      [...unwrapped(path).matchAll(/\bSpec,? ((?:"[^"]+"[^"();.`]*)+)/g)]
        .flatMap(([, cited = ""]) => [...cited.matchAll(/"([^"]+)"([^"]*)/g)])
        .flatMap(([, heading = "", tail = ""]) => {
          const numbers = rules.get(heading);
          if (numbers === undefined) return [`${path}: "${heading}"`];
          const absent = (tail.match(/\d+/g) ?? []).filter((number) => !numbers.includes(number));
          return absent.map((number) => `${path}: "${heading}" ${number}`);
        }),
    );
    expect(missing).toEqual([]);
  });
});

describe("decisions can be found", () => {
  it("there are few of them", () => expect(PAGES.length).toBeLessThanOrEqual(MOST_PAGES));

  it("each has a unique number, and one row of the index with its status", () => {
    const numbers = PAGES.map((path) => path.slice(DECISIONS.length + 1, DECISIONS.length + 5));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    const listed = [...INDEX.matchAll(/\]\((\d{4}-[-a-z]+\.md)\)/g)].map(([, name = ""]) => join(DECISIONS, name));
    expect(listed.toSorted()).toEqual(PAGES.toSorted());
    const withStatus = INDEX.match(/^\| \[\d{4}\].*\| (?:accepted|superseded by \d{4}) \|$/gm) ?? [];
    expect(withStatus).toHaveLength(PAGES.length);
  });

  it.each(PAGES)("%s says why, what, with which consequences and instead of what", (path) => {
    for (const part of ["Context", "Decision", "Consequences", "Alternatives"]) {
      expect(read(path)).toMatch(new RegExp(`^(## ${part}$|\\*\\*${part}\\.\\*\\*)`, "m"));
    }
  });

  it("every decision that the code or a document cites is there", () => {
    const missing = CITING.flatMap((path) =>
      [...unwrapped(path).matchAll(/\bdecisions? ((?:\[?\d{4}\b(?:\]\([^)]*\))?(?:, | and | to )?)+)/gi)]
        .flatMap(([, cited = ""]) => cited.replace(/\([^)]*\)/g, "").match(/\d{4}/g) ?? [])
        .filter((number) => !INDEX.includes(`[${number}]`))
        .map((number) => `${path}: ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it("no document cites one by a sign", () => {
    expect(DOCUMENTS.filter((path) => /decisions?\s+\u00a7/i.test(read(path)))).toEqual([]);
  });
});
