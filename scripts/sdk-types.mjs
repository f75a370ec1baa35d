/**
 * Writes the types of `@sarraf/node` from the API's document: `npm run sdk-types`, after the document has
 * changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const DOCUMENT = join(ROOT, "public", "openapi.json");
/** What is checked in. */
export const SDK_TYPES = join(ROOT, "sdk", "node", "src", "generated", "openapi.ts");

const HEADING = "/** The API in types: made by `npm run sdk-types` from its document, never by hand. */\n";

/** The types of the document, as text. @returns {Promise<string>} */
export async function sdkTypes() {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const document = JSON.parse(readFileSync(DOCUMENT, "utf8"));
  const made = await openapiTS(document, {
    exportType: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    // A field that the service fills in need not be sent.
    defaultNonNullable: false,
    immutable: true,
    silent: true,
  });
  return HEADING + astToString(made);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(SDK_TYPES, await sdkTypes());
