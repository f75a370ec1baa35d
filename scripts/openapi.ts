/**
 * `npm run openapi`: writes `public/openapi.json`. `-- release` also stores it as the version that later
 * documents must stay compatible with.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Operation, openApiDocument } from "@/server/api/openapi/document";
import { ENTRIES } from "@/server/api/openapi/entries";
import { operationsOf } from "@/server/api/openapi/operations";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const RELEASED = join(ROOT, "docs/openapi.released.json");
export const DOCUMENT = join(ROOT, "public/openapi.json");
export const ANSWERS = join(ROOT, "server/api/openapi/answers.json");

type Handlers = Readonly<Record<string, unknown>>;

export async function apiOperations(): Promise<(Operation & { readonly handlers: Handlers })[]> {
  const below = join(ROOT, "app/b");
  const files = readdirSync(below, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)route\.ts$/.test(file),
  );
  const loaded = files.sort().map(async (file) => {
    const handlers = await import(pathToFileURL(join(below, file)).href);
    return operationsOf(`app/b/${file}`, handlers).map((operation) => ({ ...operation, handlers }));
  });
  return (await Promise.all(loaded)).flat();
}

export async function documentText(): Promise<string> {
  const answers = JSON.parse(readFileSync(ANSWERS, "utf8"));
  return `${JSON.stringify(openApiDocument(await apiOperations(), ENTRIES, answers), null, 1)}\n`;
}

const SAID = new Set(["description", "summary", "examples", "x-examples", "tags", "info", "servers"]);

function unworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unworded);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, held]) => {
    // A property may have the name of a keyword, so all keys of `properties` are kept.
    if (key === "properties") return [[key, namedEach(held)]];
    return SAID.has(key) ? [] : [[key, unworded(held)]];
  });
  return Object.fromEntries(kept);
}

function namedEach(properties: object): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, unworded(schema)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const text = await documentText();
  writeFileSync(DOCUMENT, text);
  console.log(`Written to ${DOCUMENT}.`);
  if (process.argv[2] === "release") {
    writeFileSync(RELEASED, `${JSON.stringify(unworded(JSON.parse(text)))}\n`);
    console.log(`Released: ${RELEASED}.`);
  }
}
