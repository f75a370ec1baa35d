/** Compares responses with the API document; undocumented fields are errors. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;

/** A response that a test received. */
export type SeenReply = { readonly status: number; readonly headers: Headers; readonly body: unknown };

const DOCUMENT = fileURLToPath(new URL("../../public/openapi.json", import.meta.url));
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  decimal: (text) => /^-?\d+(\.\d+)?$/.test(text),
  "date-time": (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  uri: (text) => URL.canParse(text),
  uuid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
  binary: () => true,
  email: (text) => text.includes("@"),
};

/** Headers that any response may have without documentation. */
const SILENT =
  /^(cache-control|content-|access-control-|vary$|referrer-policy|x-content-|x-frame-|x-robots-|cross-origin)/;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (!isObject(value)) return value;
  const made = Object.fromEntries(Object.entries(value).map(([key, held]) => [key, closed(held)]));
  return isObject(value.properties) && !("additionalProperties" in value)
    ? { ...made, additionalProperties: false }
    : made;
}

let document: Json | null = null;
const compiled = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({
  ...{ allErrors: true, strict: false, validateSchema: false, formats: FORMATS },
  // Most schemas check few responses, so compilation must be fast.
  ...{ inlineRefs: false, code: { optimize: false } },
});

/** The API document in the repository. */
function readDocument(): Json {
  document ??= JSON.parse(readFileSync(DOCUMENT, "utf8")) as Json;
  return document;
}

/** The function that validates values by a named schema. @throws {Error} for a schema without a name */
function validatorOf({ $ref }: Json): ValidateFunction {
  if (typeof $ref !== "string") throw new Error("The schema of a body is a named one, or a choice of named ones.");
  if (compiled.size === 0) ajv.addSchema({ components: closed(readDocument().components), $id: "api" });
  const known = compiled.get($ref) ?? ajv.compile({ $ref: `api${$ref}` });
  compiled.set($ref, known);
  return known;
}

function at(value: unknown, ...path: string[]): Json | null {
  let current: unknown = value;
  for (const step of path) current = isObject(current) ? current[step] : undefined;
  if (!isObject(current)) return null;
  if (typeof current.$ref !== "string") return current;
  return at(readDocument(), ...current.$ref.slice(2).split("/").map(unescaped));
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function told({ instancePath, message = "", params, keyword }: ErrorObject): string {
  const name = params.additionalProperty ?? params.allowedValues ?? "";
  return `${instancePath || "(the body)"}: ${keyword === "additionalProperties" ? "has a field that is not documented:" : message} ${name}`;
}

/** The value's violations; of alternative schemas, the fewest. */
export function schemaFaults(schema: Json, value: unknown): string[] {
  const shapes: readonly Json[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  const faults = shapes.map((shape) => {
    const validate = validatorOf(shape);
    return validate(value) ? [] : (validate.errors ?? []).map(told);
  });
  return faults.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** The response's differences from the API document. @param operation such as `GET /b/…/` */
export function replyFaults(operation: string, reply: SeenReply): string[] {
  const [verb = "", path = ""] = operation.split(" ");
  const found = at(readDocument(), "paths", path, verb.toLowerCase(), "responses", String(reply.status));
  if (found === null) return [`the status ${reply.status} is not documented: ${JSON.stringify(reply.body)}`];
  const names = Object.keys(at(found, "headers") ?? {}).map((name) => name.toLowerCase());
  const headers = [...reply.headers.keys()].filter((name) => !SILENT.test(name) && !names.includes(name));
  const faults = headers.map((name) => `the header ${name} is not documented`);
  const schema = at(found, "content", "application/json")?.schema;
  if (!isObject(schema))
    return reply.body === undefined ? faults : [...faults, "the document says that it has no body"];
  return [...faults, ...schemaFaults(schema, reply.body)];
}
