/**
 * Checks requests against Adyen's Checkout API document: against the part that is kept here, or, like
 * notifications, against the documents in the folder ADYEN_OPENAPI, the folder `json` of a copy of
 * github.com/Adyen/adyen-openapi.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { DoubleCall } from "../gateway-double/call-server";
import type { Operation, PublishedDocument } from "./kept-document";

export const CHECKOUT = "CheckoutService-v72.json";
const WEBHOOKS = "Webhooks-v1.json";
/** Name of a document in references between its schemas. */
const DOCUMENT = "document";
const KEPT = fileURLToPath(new URL("../adyen-documents/checkout-v72.json", import.meta.url));

/** Null without ADYEN_OPENAPI. */
export function publishedDocuments(): string | null {
  const folder = process.env.ADYEN_OPENAPI;
  if (folder === undefined || folder === "") return null;
  if (!existsSync(join(folder, CHECKOUT))) throw new Error(`ADYEN_OPENAPI: ${folder} has no ${CHECKOUT}.`);
  return folder;
}

type Schemas = {
  readonly ajv: Ajv2020;
  readonly document: PublishedDocument;
  readonly compiled: Map<string, ValidateFunction>;
};
const loaded = new Map<string, Schemas>();

function schemasOf(file: string): Schemas {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const document: PublishedDocument = JSON.parse(readFileSync(file, "utf8"));
  const ajv = new Ajv2020({
    ...{ strict: false, validateFormats: false, validateSchema: false, allErrors: true, discriminator: false },
    ...{ inlineRefs: false, code: { optimize: false } },
  });
  ajv.addSchema({ $id: DOCUMENT, components: document.components });
  const schemas = { ajv, document, compiled: new Map() };
  loaded.set(file, schemas);
  return schemas;
}

/** @param name names the schema among those of the file */
function faults(file: string, name: string, schema: object, value: unknown): string[] {
  const { ajv, compiled } = schemasOf(file);
  const check = compiled.get(name) ?? ajv.compile(schema);
  compiled.set(name, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || "/", message, params.additionalProperty].filter(Boolean).join(" "),
  );
}

function bodyFaults(file: string, { requestBody }: Operation, body: unknown): string[] {
  const reference = requestBody?.content["application/json"]?.schema.$ref;
  if (reference === undefined) return body === undefined ? [] : ["The document describes no body."];
  return faults(file, reference, { $ref: `${DOCUMENT}${reference}` }, body);
}

function queryFaults(file: string, name: string, { parameters = [] }: Operation, query: object): string[] {
  const fields = parameters.filter((parameter) => parameter.in === "query");
  const properties = Object.fromEntries(fields.map((field) => [field.name, field.schema]));
  const required = fields.filter((field) => field.required).map((field) => field.name);
  return faults(file, name, { type: "object", properties, required, additionalProperties: false }, query);
}

/** A request's violations of the Checkout API's document. */
export function requestFaults(method: string, path: string, body: unknown, query: object = {}): string[] {
  const folder = publishedDocuments();
  const file = folder === null ? KEPT : join(folder, CHECKOUT);
  const paths = schemasOf(file).document.paths ?? {};
  const known = Object.keys(paths).find((template) => matches(template, path));
  const operation = known === undefined ? undefined : paths[known]?.[method.toLowerCase()];
  if (operation === undefined) return [`The document has no ${method} ${path}.`];
  return [...bodyFaults(file, operation, body), ...queryFaults(file, `${method} ${known}`, operation, query)];
}

const MAX_KEY = 64;

/** Errors in a request that a correct connector never makes. */
export function check({ method, path, key, body, text }: DoubleCall): readonly string[] {
  const wrong = text === "" ? requestFaults(method, path, undefined, body) : requestFaults(method, path, body);
  if (key !== null && key.length > MAX_KEY) wrong.push("The idempotency key is too long.");
  return wrong.map((fault) => `${method} ${path}: ${fault}`);
}

/**
 * A notification's violations; empty without the documents. All examples have the signature, though some
 * schemas lack it.
 */
export function noticeFaults(eventCode: string, text: string): string[] {
  const folder = publishedDocuments();
  if (folder === null) return [];
  const body: unknown = JSON.parse(text, (key, value) => (key === "hmacSignature" ? undefined : value));
  const file = join(folder, WEBHOOKS);
  const webhook = schemasOf(file).document.webhooks?.[`/${eventCode}`];
  if (webhook?.post === undefined) return [`The document has no ${eventCode}.`];
  return bodyFaults(file, webhook.post, body);
}

function matches(template: string, path: string): boolean {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("{") || part === given[at]);
}
