import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Prisma } from "@/server/db/generated/client";

const ROOT = resolve(__dirname, "..");
const FOLDERS = ["app", "components", "server"];
/** The database layer composes SQL, and tests send it. */
const NOT_CHECKED = /\.test\.tsx?$|^server\/(db|testing)\//;
const STATEMENTS = /(^|\/)statements(\.ts$|\/)/;

const RAW = /\$(query|execute)Raw|\bPrisma\.(sql|raw|join|empty)\b|\browLock[<(]/;
const SQL_TEXT = /["'`\s](SELECT|INSERT INTO|UPDATE|DELETE FROM|FROM|WHERE|ORDER BY|LEFT JOIN|FOR UPDATE) [a-z$"(]/;

const MODELS = Object.values(Prisma.ModelName).map((name) => name[0]?.toLowerCase() + name.slice(1));
const MODEL_CALL = new RegExp(
  `\\.(${MODELS.join("|")})\\s*\\.(find|create|update|delete|upsert|count|aggregate|groupBy)`,
);

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

const SOURCES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))),
)
  .filter((path) => /\.tsx?$/.test(path) && !NOT_CHECKED.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(ROOT, path), "utf8")) }));

function pathsOf(isWrong: (source: { path: string; text: string }) => boolean): string[] {
  return SOURCES.filter(isWrong).map(({ path }) => path);
}

describe("raw SQL and Prisma's models are used in different files", () => {
  it("SQL is written in statements.ts or statements/ alone", () => {
    expect(pathsOf(({ path, text }) => !STATEMENTS.test(path) && (RAW.test(text) || SQL_TEXT.test(text)))).toEqual([]);
  });

  it("statements use no model", () => {
    expect(pathsOf(({ path, text }) => STATEMENTS.test(path) && MODEL_CALL.test(text))).toEqual([]);
  });

  it("functions in statements files that return a promise are async: a refusal while SQL is built is a rejection", () => {
    const isSync = /export function \w+(?:(?!\nexport |\n\}\n)[\s\S])*?\): Promise</;
    expect(pathsOf(({ path, text }) => STATEMENTS.test(path) && isSync.test(text))).toEqual([]);
  });

  it("the rules find what they look for", () => {
    expect(pathsOf(({ path, text }) => STATEMENTS.test(path) && RAW.test(text)).length).toBeGreaterThan(50);
    expect(pathsOf(({ text }) => MODEL_CALL.test(text)).length).toBeGreaterThan(50);
  });
});
