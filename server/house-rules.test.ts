import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";

const ROOT = resolve(__dirname, "..");
const FOLDERS = ["app", "components", "server", "scripts", "e2e"];
const MAX_SOURCE = 300;
const MAX_ROUTE = 20;
const MAX_PAGE = 80;

function sources(): string[] {
  return FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.startsWith("server/db/generated"))
    .filter((path) => statSync(join(ROOT, path)).isFile());
}

function lines(path: string): number {
  return readFileSync(join(ROOT, path), "utf8").trimEnd().split("\n").length;
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

test("no file is named by what it is not about", () => {
  const vague = sources().filter((path) => /(^|[/.-])(utils?|helpers?|common|misc)[/.]/.test(path));
  expect(vague).toEqual([]);
});

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

test("every path that docs/spec-map.md cites exists", () => {
  const path = join(ROOT, "docs", "spec-map.md");
  const map = existsSync(path) ? readFileSync(path, "utf8") : "";
  const cited = [...map.matchAll(/`((?:app|components|server|scripts|e2e|prisma|docs|messages)\/[^`\s]+)`/g)];
  const missing = cited.map(([, file = ""]) => file).filter((file) => !existsSync(join(ROOT, file)));
  expect(missing).toEqual([]);
});
