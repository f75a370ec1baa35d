/**
 * `npm run sdk-types`: generates the types of `@sarraf/node` and the Python package from the API document.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { asyncModules, pythonSignedFields, pythonTypes } from "./sdk-types-python.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const DOCUMENT = join(ROOT, "public", "openapi.json");
const PYTHON = join(ROOT, "sdk", "python", "src", "sarraf");
const NODE = join(ROOT, "sdk", "node", "src", "generated");
export const SDK_TYPES = join(NODE, "openapi.ts");
export const SDK_KEYED = join(NODE, "keyed-requests.ts");
export const SDK_SIGNED = join(NODE, "signed-fields.ts");

const HEADING = "/** The API in types: made by `npm run sdk-types` from its document, never by hand. */\n";

const document = () => JSON.parse(readFileSync(DOCUMENT, "utf8"));

export async function sdkTypes() {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const made = await openapiTS(document(), {
    exportType: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    immutable: true,
    silent: true,
  });
  return HEADING + astToString(made);
}

export function keyedRequests() {
  const keyed = Object.entries(document().paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === "Idempotency-Key"))
      .map(([method]) => `  "${method} ${path}",\n`),
  );
  return `/** Requests that the service executes once per \`Idempotency-Key\`: made by \`npm run sdk-types\`, never by hand. */
export const KEYED_REQUESTS: ReadonlySet<string> = new Set([\n${keyed.join("")}]);\n`;
}

export function signedFields() {
  const lists = Object.entries(document()["x-signed-fields"]).map(
    ([form, paths]) => `  ${form}: [\n${paths.map((path) => `    "${path}",\n`).join("")}  ],\n`,
  );
  return `/** Fields that a webhook's body signature covers, in its two forms: made by \`npm run sdk-types\`, never by hand. */
export const SIGNED_FIELDS = {\n${lists.join("")}} as const;\n`;
}

export function pythonModules() {
  const types = { path: join(PYTHON, "types.py"), text: pythonTypes(document()) };
  const signed = { path: join(PYTHON, "webhooks", "signed_fields.py"), text: pythonSignedFields(document()) };
  return [types, signed, ...asyncModules(PYTHON).map(({ name, text }) => ({ path: join(PYTHON, "aio", name), text }))];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(SDK_TYPES, await sdkTypes());
  writeFileSync(SDK_KEYED, keyedRequests());
  writeFileSync(SDK_SIGNED, signedFields());
  for (const { path, text } of pythonModules()) writeFileSync(path, text);
}
