/** Compares answers with the API's document, whose objects count as closed: a further field is a fault. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

type Json = Readonly<Record<string, unknown>>;

/** An answer as the test saw it. */
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

/** Headers that stand on any answer and say nothing of its operation. */
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
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, inlineRefs: false, formats: FORMATS });

/** The document as it is checked in. */
export function readDocument(): Json {
  document ??= JSON.parse(readFileSync(DOCUMENT, "utf8")) as Json;
  return document;
}

/** The function that judges values by the schema at this pointer of the document. */
function validatorAt(pointer: string): ValidateFunction {
  if (compiled.size === 0) ajv.addSchema({ ...(closed(readDocument()) as Json), $id: "api" });
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` });
  compiled.set(pointer, known);
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

function escaped(step: string): string {
  return encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function told({ instancePath, message = "", params, keyword }: ErrorObject): string {
  const name = params.additionalProperty ?? params.allowedValues ?? "";
  return `${instancePath || "(the body)"}: ${keyword === "additionalProperties" ? "has a field that is not documented:" : message} ${name}`;
}

/** A named schema is compiled once, whoever refers to it. */
function placeOf(schema: unknown, pointer: string): string {
  return isObject(schema) && typeof schema.$ref === "string" ? schema.$ref : pointer;
}

/** The faults of `value` by the schema at the pointer; of several shapes those of the nearest one. */
export function faultsAt(pointer: string, schema: Json, value: unknown): string[] {
  const shapes = Array.isArray(schema.anyOf)
    ? schema.anyOf.map((shape, place) => placeOf(shape, `${pointer}/anyOf/${place}`))
    : [placeOf(schema, pointer)];
  const faults = shapes.map((shape) => {
    const validate = validatorAt(shape);
    return validate(value) ? [] : (validate.errors ?? []).map(told);
  });
  return faults.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** What of the answer the document does not say; empty if it says everything. `operation`: `GET /b/…/`. */
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
  return [...faults, ...faultsAt(pointerTo([path, verb, reply.status]), schema, reply.body)];
}

function pointerTo([path, verb, status]: readonly [string, string, number]): string {
  const response = at(readDocument(), "paths", path, verb.toLowerCase(), "responses");
  const own = response?.[String(status)];
  const base = isObject(own) && typeof own.$ref === "string" ? own.$ref : null;
  const steps = ["paths", path, verb.toLowerCase(), "responses", String(status)].map(escaped).join("/");
  return `${base ?? `#/${steps}`}/content/${escaped("application/json")}/schema`;
}
