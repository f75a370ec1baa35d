/**
 * Checks requests against Stripe's OpenAPI document if STRIPE_OPENAPI is its path (docs/gateways/stripe.md
 * says where to get it).
 */
import { readFileSync } from "node:fs";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Body } from "../gateway-double/form";

type Operation = {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: object }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: object }[];
};
type Document = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
};

type Checker = {
  readonly document: Document;
  readonly ajv: Ajv;
  readonly compiled: Map<string, ValidateFunction | null>;
};

let checker: Checker | null | undefined;

/** Path of the OpenAPI document; null if STRIPE_OPENAPI is not set. */
export function openApiFile(): string | null {
  return process.env.STRIPE_OPENAPI || null;
}

function opened(): Checker | null {
  if (checker !== undefined) return checker;
  const file = openApiFile();
  if (file === null) checker = null;
  else {
    const document = JSON.parse(readFileSync(file, "utf8")) as Document;
    const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true, validateFormats: false });
    ajv.addSchema({ components: document.components }, "stripe");
    checker = { document, ajv, compiled: new Map() };
  }
  return checker;
}

/** The API version that the document describes; null without a document. */
export function openApiVersion(): string | null {
  return opened()?.document.info.version ?? null;
}

/** A request's violations of the document; null without violations or document. */
export function checkRequest(route: string, body: Body): string | null {
  const checking = opened();
  if (checking === null) return null;
  const known = checking.compiled.get(route);
  const validate = known === undefined ? compiled(checking, route) : known;
  checking.compiled.set(route, validate);
  if (validate === null) return "the document has no such call";
  if (validate(structuredClone(body))) return null;
  return (validate.errors ?? []).map(told).join("; ");
}

function told({ instancePath, message, params }: ErrorObject): string {
  const name = params.additionalProperty === undefined ? "" : `: ${params.additionalProperty}`;
  return `${instancePath} ${message}${name}`.trim();
}

function compiled({ document, ajv }: Checker, route: string): ValidateFunction | null {
  const [method = "", path = ""] = route.split(" ");
  const pattern = new RegExp(`^/v1${path.replace("*", "\\{\\w+\\}")}$`);
  const found = Object.keys(document.paths).find((candidate) => pattern.test(candidate));
  const operation = found === undefined ? undefined : document.paths[found]?.[method.toLowerCase()];
  if (operation === undefined) return null;
  return ajv.compile(withRefs(method === "GET" ? querySchema(operation) : bodySchema(operation)));
}

function bodySchema({ requestBody }: Operation): object {
  return requestBody?.content?.["application/x-www-form-urlencoded"]?.schema ?? { type: "object", maxProperties: 0 };
}

function querySchema({ parameters = [] }: Operation): object {
  const query = parameters.filter((parameter) => parameter.in === "query");
  const properties = Object.fromEntries(query.map(({ name, schema = {} }) => [name, schema]));
  return { type: "object", properties, additionalProperties: false };
}

/** Makes the schema's references point into the whole document. */
function withRefs(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"stripe#/components/')) as object;
}
