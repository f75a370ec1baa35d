/** The reference as a Postman collection, v2.1 (decision 0282). */
import { SAMPLES } from "@/server/api/openapi/entry";
import { env } from "@/server/env";
import type { ReferenceExample } from "../examples";
import { openApi } from "../openapi";
import { type ReferenceOperation, referencePages } from "../reference";
import { uploadBody } from "./file-body";
import { EXCEPTIONS, FURTHER, LAST, PREPARATIONS, type Preparation, STORES, VARIABLES } from "./plan";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** Name prefix of requests that only prepare another request. */
export const PREPARE = "Prepare: ";

/**
 * Script that makes new values for each run: a part of names that must be unique, and a customer without
 * cards and credit.
 */
const BEGIN_RUN = [
  "const run = String(Date.now());",
  'pm.collectionVariables.set("run", run);',
  'pm.collectionVariables.set("customer", "c-" + run);',
];
const BEFORE_EACH = ['if (!pm.collectionVariables.get("run")) {', ...BEGIN_RUN, "}"];
const FIRST = "sessions.create";

const AFTER_EACH = [
  'pm.test("succeeds", () => {',
  "  if (pm.response.code >= 400) throw new Error(pm.response.text());",
  "});",
];

/** A collection with a folder per page and a request per operation; keys are variables. */
export function postmanCollection() {
  const { title, description } = openApi().info;
  const names = new Set(["session", ...Object.values(VARIABLES)]);
  return {
    info: { name: title, description, schema: SCHEMA },
    auth: keyAuth("key"),
    event: [script("prerequest", BEFORE_EACH), script("test", AFTER_EACH)],
    variable: [
      { key: "base", value: env.baseUrl },
      { key: "key", value: "" },
      { key: "public_key", value: "" },
      { key: "run", value: "" },
      { key: "customer", value: "" },
      ...[...names].map((key) => ({ key, value: "" })),
    ],
    item: referencePages().flatMap(({ title: name, summary, operations }) => {
      const item = inOrder(operations).flatMap(itemsOf);
      return item.length === 0 ? [] : [{ name, description: summary, item }];
    }),
  };
}

function keyAuth(variable: string) {
  const pairs = { key: "Authorization", value: `Api-Key {{${variable}}}`, in: "header" };
  return { type: "apikey", apikey: Object.entries(pairs).map(([key, value]) => ({ key, value, type: "string" })) };
}

const MAKER = {
  type: "basic",
  basic: [
    { key: "username", value: "maker.{{run}}", type: "string" },
    { key: "password", value: "correct horse", type: "string" },
  ],
};

function script(listen: "prerequest" | "test", exec: readonly string[]) {
  return { listen, script: { type: "text/javascript", exec } };
}

function inOrder(operations: readonly ReferenceOperation[]): readonly ReferenceOperation[] {
  const rank = ({ id }: ReferenceOperation) => LAST.indexOf(id);
  return operations.toSorted((one, other) => rank(one) - rank(other));
}

function itemsOf(operation: ReferenceOperation) {
  const example = operation.examples[0];
  if (example === undefined) return [];
  const { event, ...own } = requestOf(operation, example, STORES[operation.id]);
  const preparations = PREPARATIONS[operation.id] ?? [];
  const begin = operation.id === FIRST ? [script("prerequest", BEGIN_RUN)] : [];
  return [...preparations.map(preparationOf), { ...own, event: [...begin, ...event] }];
}

function preparationOf({ name, operation: id, body, stores, asMaker = false }: Preparation) {
  const operation = referencePages()
    .flatMap(({ operations }) => operations)
    .find((each) => each.id === id);
  const example = operation?.examples[0];
  if (operation === undefined || example === undefined) throw new Error(`There is no operation ${id}.`);
  const item = requestOf(operation, { ...example, body: JSON.stringify(body, null, 2) }, stores);
  return { ...item, name: `${PREPARE}${name}`, request: { ...item.request, ...(asMaker && { auth: MAKER }) } };
}

function requestOf(
  operation: ReferenceOperation,
  example: ReferenceExample,
  stores: Readonly<Record<string, string>> | undefined,
) {
  const { method, headers } = example;
  const exception = EXCEPTIONS[operation.id];
  const { header, ...body } = bodyOf(operation, example);
  return {
    name: operation.summary,
    event: stores === undefined ? [] : [script("test", storing(stores))],
    request: {
      method,
      description: [operation.description, exception].filter(Boolean).join("\n\n"),
      header: [...Object.keys(headers).map((key) => ({ key, value: "{{$guid}}" })), ...header],
      url: urlOf(operation, example),
      ...body,
      ...authOf(operation),
    },
    response: [],
  };
}

function storing(stores: Readonly<Record<string, string>>): string[] {
  const lines = Object.entries(stores).map(([name, path]) => `pm.collectionVariables.set("${name}", ${path});`);
  return ["const answer = pm.response.json();", ...lines];
}

function authOf({ credentials }: ReferenceOperation) {
  if (credentials.length === 0) return { auth: { type: "noauth" } };
  return credentials.includes("private_key") ? {} : { auth: keyAuth("public_key") };
}

function withVariables(text: string): string {
  const further = FURTHER.reduce((made, [from, to]) => made.replaceAll(from, to), text);
  const named = Object.entries(VARIABLES).reduce((made, [sample, name]) => {
    const value = String(SAMPLES[sample as keyof typeof VARIABLES]);
    return made.replace(new RegExp(`\\b${value}\\b`, "g"), `{{${name}}}`);
  }, further);
  return named.replace(/\bc-1\b/g, "{{customer}}").replace(/\bc-2\b/g, "{{customer}}");
}

function urlOf({ id, path, parameters }: ReferenceOperation, example: ReferenceExample) {
  const [filled = "", search = ""] = example.path.split("?");
  const given = new URLSearchParams(search);
  const values = filled.split("/");
  const segments = path.split("/");
  const named = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];
  const shown = segments.map((segment) => (named(segment) ? `:${named(segment)}` : segment));
  return {
    raw: `{{base}}${shown.join("/")}`,
    host: ["{{base}}"],
    path: shown.slice(1),
    query: parameters
      .filter(({ place }) => place === "query")
      .map(({ name, description, required }) => ({
        key: name,
        value: queryValue(id, name, given.get(name) ?? ""),
        description,
        disabled: !required && !given.has(name),
      })),
    variable: segments.flatMap((segment, at) => {
      const key = named(segment);
      const value = values[at] === segment ? "" : (values[at] ?? "");
      return key === undefined ? [] : [{ key, value: withVariables(value) }];
    }),
  };
}

/** The card that is deleted belongs to a customer whose cards no other request charges. */
function queryValue(id: string, name: string, value: string): string {
  return id === "cards.delete" && name === "customer_id" ? "{{customer}}-2" : withVariables(value);
}

const JSON_BODY = { raw: { language: "json" } };

function bodyOf({ id, body }: ReferenceOperation, example: ReferenceExample) {
  if (body === null) return { header: [] };
  if (example.body === null) return uploadBody(id);
  return { header: [], body: { mode: "raw", raw: withVariables(example.body), options: JSON_BODY } };
}
