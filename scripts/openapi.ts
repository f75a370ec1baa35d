/** `npm run openapi`: writes the API's document to `public/openapi.json`, where it is served. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Operation, openApiDocument } from "@/server/api/openapi/document";
import { ENTRIES } from "@/server/api/openapi/entries";
import { operationsOf } from "@/server/api/openapi/operations";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Where the document is. */
export const DOCUMENT = join(ROOT, "public/openapi.json");
/** The answers that the examples had when they were last recorded. */
export const ANSWERS = join(ROOT, "server/api/openapi/answers.json");

type Handlers = Readonly<Record<string, unknown>>;

/** The operations of every route file of the merchant API. */
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

/** The document's text. */
export async function documentText(): Promise<string> {
  const answers = JSON.parse(readFileSync(ANSWERS, "utf8"));
  return `${JSON.stringify(openApiDocument(await apiOperations(), ENTRIES, answers), null, 1)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(DOCUMENT, await documentText());
  console.log(`Written to ${DOCUMENT}.`);
}
