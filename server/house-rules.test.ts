import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";

const ROOT = resolve(__dirname, "..");
const FOLDERS = ["app", "components", "server", "scripts", "sdk", "e2e", "examples"];
const MAX_SOURCE = 300;
const MAX_ROUTE = 20;
const MAX_PAGE = 80;
const MAX_COMMENT = 110;
const [MAX_CONNECTOR, MAX_SKIN] = [650, 300];
/** Participles and adjectives, which say how something is and not what: no type is named by one alone. */
const ADJECTIVES =
  `Allowed Answered Applied Applying Around Ask Asked Asking Authenticated Begin Beginning Begun Binding
  Cancelable Changed Charged Charging Checked Claimed Counted Decided Deleted Due Ending External Failing Found Grouped
  Held Holding Incoming Keeping Known Linked Made Making Named Next Open Own Paid Paying Pending Permitted Planted Priced
  Read Reading Received Reminded Secured Sent Serving Settled Shared Shown Standing Subscribed Told Tried Untried Use
  Wanted Written`.split(/\s+/);
/** Words that say nothing outside the file that uses them. */
const FILE_WORDS = ["Row", "Step", "Parts"];

function sources(): string[] {
  return FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter(
      (path) =>
        /\.(ts|tsx|mjs)$/.test(path) && !/^(server\/db\/generated|sdk\/node\/src\/generated|sdk\/\w+\/dist)/.test(path),
    )
    .filter((path) => statSync(join(ROOT, path)).isFile());
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function lines(path: string): number {
  return read(path).trimEnd().split("\n").length;
}

function longer(paths: readonly string[], max: number): string[] {
  return paths.filter((path) => lines(path) > max).map((path) => `${path}: ${lines(path)} lines, at most ${max}`);
}

describe("files stay short enough to read in one go", () => {
  it("no source file is longer than 300 lines", () => {
    expect(longer(sources(), MAX_SOURCE)).toEqual([]);
  });

  it("no route.ts is longer than 20 lines", () => {
    expect(
      longer(
        sources().filter((path) => path.endsWith("/route.ts") && path.startsWith("app/")),
        MAX_ROUTE,
      ),
    ).toEqual([]);
  });

  it("no page.tsx is longer than 80 lines", () => {
    expect(
      longer(
        sources().filter((path) => path.endsWith("/page.tsx")),
        MAX_PAGE,
      ),
    ).toEqual([]);
  });
});

describe("a gateway's part stays small beside the shared engine and the shared double", () => {
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + lines(path), 0);

  it.each(["stripe", "adyen"])("the connector %s has at most 650 lines without the vendor's tables", (name) => {
    const folder = `server/domain/gateways/${name}/`;
    const own = sources().filter((path) => path.startsWith(folder) && !/\.test\.ts$|\/core\/tables\//.test(path));
    expect(own.length).toBeGreaterThan(5);
    expect(sum(own)).toBeLessThanOrEqual(MAX_CONNECTOR);
  });

  it.each([
    ["stripe", ["double.ts", "things.ts"]],
    ["adyen", ["double.ts", "notices.ts"]],
  ])("the vendor's part of the double of %s has at most 300 lines", (name, files) => {
    expect(sum(files.map((file) => `server/testing/${name}/${file}`))).toBeLessThanOrEqual(MAX_SKIN);
  });
});

test("every action of a page that may be embedded checks the embedding page", () => {
  const actions = sources()
    .filter((path) => path.endsWith("actions.ts"))
    .map(read)
    .filter((text) => text.startsWith('"use server"') && text.includes("requireEmbedder"))
    .flatMap((text) => text.split(/^export async function /m).slice(1));
  expect(actions.length).toBeGreaterThanOrEqual(11);
  const unchecked = actions.filter((action) => !action.includes("await requireEmbedder("));
  expect(unchecked.map((action) => action.split("(")[0])).toEqual([]);
});

test("no file is named by what it is not about", () => {
  const vague = sources().filter((path) => /(^|[/.-])(utils?|helpers?|common|misc)[/.]/.test(path));
  expect(vague).toEqual([]);
});

function schema(): string[] {
  return readdirSync(join(ROOT, "prisma/schema")).map((name) => join("prisma/schema", name));
}

type Messages = { readonly [key: string]: string | Messages };

function keys(messages: Messages, prefix = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [`${prefix}${key}`] : keys(value, `${prefix}${key}.`),
  );
}

test("English and Arabic have the same messages", () => {
  const [en, ar] = ["en", "ar"].map((language) =>
    keys(JSON.parse(readFileSync(join(ROOT, "messages", `${language}.json`), "utf8"))).sort(),
  );
  expect(ar).toEqual(en);
});

const SPEC_MAP = read("docs/spec-map.md");

test("every line of docs/spec-map.md names a test, or a file with a test beside it", () => {
  const tested = (file: string) =>
    /\.(test|spec)\.ts$/.test(file) ||
    [".test.ts", ".db.test.ts", ".dom.test.ts"].some((ending) =>
      existsSync(join(ROOT, file.replace(/\.(tsx?|mjs)$/, ending))),
    );
  const lines = SPEC_MAP.split("\n").filter((line) => line.startsWith("- "));
  const untested = lines.filter(
    (line) => ![...line.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].some(([, file = ""]) => tested(file)),
  );
  expect(untested).toEqual([]);
});

test("every path that docs/spec-map.md cites exists", () => {
  const cited = [
    ...SPEC_MAP.matchAll(/`((?:app|components|server|scripts|sdk|examples|e2e|prisma|docs|messages)\/[^`\s]+)`/g),
  ];
  const missing = cited.map(([, file = ""]) => file).filter((file) => !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});

describe("comments can be read without scrolling, and cite what can be found", () => {
  it("none is wider than 110 columns", () => {
    const wide = [...sources(), ...schema()].flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, at) => (/^\s*(\/\/|\/?\*)/.test(line) && line.length > MAX_COMMENT ? `${path}:${at + 1}` : [])),
    );
    expect(wide).toEqual([]);
  });

  it("none cites by a section sign: decisions have numbers", () => {
    expect([...sources(), ...schema()].filter((path) => read(path).includes("\u00a7"))).toEqual([]);
  });
});

describe("types are named by nouns", () => {
  const named = (keyword: RegExp, refused: readonly string[]) =>
    sources().flatMap((path) =>
      [...read(path).matchAll(keyword)]
        .map(([, name = ""]) => name)
        .filter((name) => refused.includes(name))
        .map((name) => `${path}: ${name}`),
    );

  it("no type is named by a participle or an adjective alone", () => {
    expect(named(/^(?:export )?(?:type|interface) (\w+)/gm, ADJECTIVES)).toEqual([]);
  });

  it("no exported type has a name that only its own file explains", () => {
    expect(named(/^export (?:type|interface) (\w+)/gm, FILE_WORDS)).toEqual([]);
  });
});

test("a context comes before its transaction in every signature", () => {
  expect(sources().filter((path) => /\(\s*tx: Tx,\s*\w+: (System)?Ctx\b/.test(read(path)))).toEqual([]);
});

/** The module of the domain, else the folder under server/, else the file's own folder. */
function roomOf(path: string): string {
  const [layer = "", folder = "", module = ""] = path.split("/");
  if (layer !== "server") return layer;
  if (folder === "domain") return `server/domain/${module}`;
  return path.split("/").length > 2 ? `server/${folder}` : "server";
}

test("an import is relative within its module or folder of server/, and begins with @/ across", () => {
  // Node runs the scripts in JavaScript as they are and knows no alias.
  const compiled = sources().filter((path) => !path.endsWith(".mjs"));
  const strays = compiled.flatMap((path) =>
    [...read(path).matchAll(/(?:from|import\() ?"(@\/|\.\.?\/)(server\/)?([^"]+)"/g)].flatMap(
      ([, start = "", server = "", rest = ""]) => {
        const target = start === "@/" ? `${server}${rest}` : join(dirname(path), start, server, rest);
        if (!target.startsWith("server/")) return [];
        return (roomOf(target) === roomOf(path)) === (start !== "@/") ? [] : `${path}: ${target}`;
      },
    ),
  );
  expect(strays).toEqual([]);
});
