/** The reference as a Postman collection, v2.1 (decision 0282). */
import { env } from "@/server/env";
import type { ReferenceExample } from "./examples";
import { openApi } from "./openapi";
import { type ReferenceOperation, referencePages } from "./reference";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** A collection with a folder per page and a request per operation; the key is a variable. */
export function postmanCollection() {
  const { title, description } = openApi().info;
  return {
    info: { name: title, description, schema: SCHEMA },
    auth: {
      type: "apikey",
      apikey: [
        { key: "key", value: "Authorization", type: "string" },
        { key: "value", value: "Api-Key {{key}}", type: "string" },
        { key: "in", value: "header", type: "string" },
      ],
    },
    variable: [
      { key: "base", value: env.baseUrl },
      { key: "key", value: "" },
    ],
    item: referencePages().flatMap(({ title: name, summary, operations }) => {
      const item = operations.flatMap((operation) => requestOf(operation) ?? []);
      return item.length === 0 ? [] : [{ name, description: summary, item }];
    }),
  };
}

function requestOf(operation: ReferenceOperation) {
  const example = operation.examples[0];
  if (example === undefined) return null;
  const { method, headers } = example;
  return {
    name: operation.summary,
    request: {
      method,
      description: operation.description,
      header: Object.entries(headers).map(([key, value]) => ({ key, value })),
      url: urlOf(operation, example),
      ...bodyOf(operation, example),
      ...(operation.credentials.length === 0 && { auth: { type: "noauth" } }),
    },
    response: [],
  };
}

function urlOf({ path, parameters }: ReferenceOperation, example: ReferenceExample) {
  const [filled = "", search = ""] = example.path.split("?");
  const given = new URLSearchParams(search);
  const values = filled.split("/");
  const segments = path.split("/");
  const named = (segment: string) => /^\{(\w+)\}$/.exec(segment)?.[1];
  return {
    raw: `{{base}}${segments.map((segment) => (named(segment) ? `:${named(segment)}` : segment)).join("/")}`,
    host: ["{{base}}"],
    path: segments.slice(1).map((segment) => (named(segment) ? `:${named(segment)}` : segment)),
    query: parameters
      .filter(({ place }) => place === "query")
      .map(({ name, description, required }) => ({
        key: name,
        value: given.get(name) ?? "",
        description,
        disabled: !required && !given.has(name),
      })),
    variable: segments.flatMap((segment, at) => {
      const key = named(segment);
      return key === undefined ? [] : [{ key, value: values[at] === segment ? "" : (values[at] ?? "") }];
    }),
  };
}

function bodyOf({ body }: ReferenceOperation, example: ReferenceExample) {
  if (body === null) return {};
  if (example.body !== null)
    return { body: { mode: "raw", raw: example.body, options: { raw: { language: "json" } } } };
  const formdata = body.fields.map(({ name, type }) => ({ key: name, type: type === "binary" ? "file" : "text" }));
  return { body: { mode: "formdata", formdata } };
}
