/** Generates the `TypedDict`s of the Python package, and its asynchronous client from the synchronous one. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const HEADING = '"""The API in types: made by `npm run sdk-types` from its document, never by hand."""';
const METHODS = ["get", "post", "put", "patch", "delete"];
const KEYWORDS = new Set(
  "and as assert async await class def del from global if import in is not or pass try".split(" "),
);
const PLAIN = { string: "str", integer: "int", number: "float", boolean: "bool", null: "None", array: "list[Any]" };

const pascal = (text) => text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter) => letter.toUpperCase());
const WORDS = new Map([
  [null, "None"],
  [true, "True"],
  [false, "False"],
]);
const literal = (value) => WORDS.get(value) ?? JSON.stringify(value);
const union = (types) => {
  const all = [...new Set(types)];
  return all.length === 1 ? all[0] : `Union[${all.join(", ")}]`;
};
const doc = (text) => (text ? [`    """${text.replaceAll("\\", "\\\\").replaceAll('"', "'")}"""`] : []);

/** Appends the classes of a schema to `out`. @returns its type's name */
function typeOf(schema, name, out) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(", ")}]`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice, at) => typeOf(choice, `${name}${at + 1}`, out)));
  const types = [schema.type ?? "any"].flat();
  // Requests accept a decimal as string or number, but never as a float, which is inexact.
  if (schema.format === "decimal" && types.includes("number"))
    return union(["Amount", ...(types.includes("null") ? ["None"] : [])]);
  return union(types.map((type) => singleType({ ...schema, type }, name, out)));
}

function singleType(schema, name, out) {
  if (schema.type === "array" && schema.items) return `list[${typeOf(schema.items, `${name}Item`, out)}]`;
  if (schema.type !== "object") return PLAIN[schema.type] ?? "Any";
  if (schema.properties) return typedDict(schema, name, out);
  const values = schema.additionalProperties;
  return `dict[str, ${typeof values === "object" ? typeOf(values, `${name}Value`, out) : "Any"}]`;
}

/** One class, or two if only some fields are required: Python 3.9 has no `Required`. */
function typedDict({ properties, required = [], description }, name, out) {
  const fields = Object.entries(properties).map(([field, schema]) => {
    if (!/^[A-Za-z_]\w*$/.test(field) || KEYWORDS.has(field))
      throw new Error(`${name}.${field} is not a valid name in Python.`);
    const line = `    ${field}: ${typeOf(schema, name + pascal(field), out)}`;
    return { isRequired: required.includes(field), lines: [line, ...doc(schema.description)] };
  });
  const lines = (isRequired) =>
    fields.filter((field) => field.isRequired === isRequired).flatMap((field) => field.lines);
  const [must, may] = [lines(true), lines(false)];
  const begin = (heading) => ["", "", `class ${heading}:`];
  if (must.length > 0 && may.length > 0) {
    out.push(...begin(`_${name}(TypedDict)`), ...must);
    out.push(...begin(`${name}(_${name}, total=False)`), ...doc(description), ...may);
  } else {
    const heading = may.length > 0 ? `${name}(TypedDict, total=False)` : `${name}(TypedDict)`;
    const body = [...doc(description), ...must, ...may];
    out.push(...begin(heading), ...(body.length === 0 ? ["    pass"] : body));
  }
  return name;
}

function operationsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    METHODS.filter((method) => method in verbs).map((method) => ({ path, method, ...verbs[method] })),
  );
}

function queryTypes(operation, out) {
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  if (query.length === 0) return;
  const properties = Object.fromEntries(
    query.map(({ name, schema, description }) => [name, { ...schema, description }]),
  );
  const required = query.filter((parameter) => parameter.required).map(({ name }) => name);
  typedDict({ description: undefined, properties, required }, `${pascal(operation.operationId)}Query`, out);
}

/** `sarraf/types.py` as text. @param {any} document OpenAPI 3.1 */
export function pythonTypes(document) {
  const out = [];
  const aliases = [];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const type = typeOf(schema, name, out);
    if (type !== name)
      aliases.push(`${name} = ${type.replace(/\b(?!Union|Literal|Any|None)[A-Z]\w*\b(?!")/g, '"$&"')}`);
  }
  const operations = operationsOf(document);
  for (const operation of operations) queryTypes(operation, out);
  const keyed = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name === "Idempotency-Key"));
  return `${[
    HEADING,
    "",
    "from __future__ import annotations",
    "",
    "from decimal import Decimal",
    "from typing import Any, Literal, TypedDict, Union",
    "",
    "Amount = Union[str, int, Decimal]",
    '"""An amount in a request, sent as a string. Responses contain a `str`."""',
    ...out,
    "",
    "",
    ...aliases,
    "",
    "#: Requests that the service executes once per `Idempotency-Key`.",
    "KEYED_REQUESTS = frozenset(",
    "    {",
    ...keyed.map(({ method, path }) => `        ("${method}", "${path}"),`),
    "    }",
    ")",
  ].join("\n")}\n`;
}

/** `sarraf/webhooks/signed_fields.py` as text. @param {any} document */
export function pythonSignedFields(document) {
  const lists = Object.entries(document["x-signed-fields"]).map(
    ([form, paths]) => `\n${form.toUpperCase()} = (\n${paths.map((path) => `    "${path}",\n`).join("")})\n`,
  );
  return `"""Fields that a webhook's body signature covers, in its two forms: made by \`npm run sdk-types\`, never by
hand.
"""\n${lists.join("")}`;
}

/** Replacements that turn a synchronous module into an asynchronous one. */
const TURNS = [
  [/^"""/, '"""Made by `npm run sdk-types` from the module of the same name. '],
  [/\b(Api|PageList|Sessions|Subscriptions|Wallet|Events|Merchant|Sandbox|Sarraf)\b/g, "Async$1"],
  [/^( +)def (?!__)(\w+)(?=\([^)]*\) -> (?!AsyncPageList))/gm, "$1async def $2"],
  [/\b(self\._api\.request|self\._operate|self\.request)\(/g, "await $1("],
  [/from \.resources\./g, "from ."],
  [/from \.(http|types)/g, "from ..$1"],
];

/** The modules of `sarraf/aio` by name. @param {string} source `sdk/python/src/sarraf` */
export function asyncModules(source) {
  const resources = readdirSync(join(source, "resources")).filter((name) => name.endsWith(".py"));
  const files = [...resources.map((name) => join("resources", name)), "client.py"];
  return files.map((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const made = TURNS.reduce((code, [pattern, turned]) => code.replace(pattern, String(turned)), text);
    return { name: basename(file), text: made };
  });
}
