/**
 * Checks requests and notifications against Adyen's documents, if ADYEN_OPENAPI names the folder `json` of a
 * copy of github.com/Adyen/adyen-openapi.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { DoubleCall } from "../gateway-double/call-server";

const CHECKOUT = "CheckoutService-v72.json";
const WEBHOOKS = "Webhooks-v1.json";

type Operation = { readonly requestBody?: { readonly content: Record<string, { readonly schema: { $ref: string } }> } };
type PublishedDocument = {
  readonly paths?: Record<string, Record<string, Operation>>;
  readonly webhooks?: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, object> };
};

/** Null without the documents; nothing is then checked. */
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

function schemasOf(folder: string, name: string): Schemas {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const document: PublishedDocument = JSON.parse(readFileSync(join(folder, name), "utf8"));
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, discriminator: false });
  ajv.addSchema({ $id: name, components: document.components });
  const schemas = { ajv, document, compiled: new Map() };
  loaded.set(name, schemas);
  return schemas;
}

function faults(folder: string, name: string, operation: Operation | undefined, body: unknown): string[] {
  const reference = operation?.requestBody?.content["application/json"]?.schema.$ref;
  if (reference === undefined) return body === undefined ? [] : ["The document describes no body."];
  const { ajv, compiled } = schemasOf(folder, name);
  const check = compiled.get(reference) ?? ajv.compile({ $ref: `${name}${reference}` });
  compiled.set(reference, check);
  if (check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`);
}

/** A request's violations of the Checkout API's document; empty without the documents. */
export function requestFaults(method: string, path: string, body: unknown): string[] {
  const folder = publishedDocuments();
  if (folder === null) return [];
  const paths = schemasOf(folder, CHECKOUT).document.paths ?? {};
  const known = Object.keys(paths).find((template) => matches(template, path));
  const operation = known === undefined ? undefined : paths[known]?.[method.toLowerCase()];
  if (operation === undefined) return [`The document has no ${method} ${path}.`];
  return faults(folder, CHECKOUT, operation, body);
}

const MAX_KEY = 64;

/** Errors in a request that a correct connector never makes. */
export function check({ method, path, key, body, text }: DoubleCall): readonly string[] {
  const wrong = requestFaults(method, path, text === "" ? undefined : body);
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
  const webhook = schemasOf(folder, WEBHOOKS).document.webhooks?.[`/${eventCode}`];
  if (webhook === undefined) return [`The document has no ${eventCode}.`];
  return faults(folder, WEBHOOKS, webhook.post, body);
}

function matches(template: string, path: string): boolean {
  const [wanted, given] = [template.split("/"), path.split("/")];
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("{") || part === given[at]);
}
