import { type OpenApi, resolveSchema, type Schema } from "./openapi";

export type ReferenceField = {
  readonly name: string;
  /** A field's type, such as `string`, `list of objects`, `decimal or null`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  readonly values: readonly string[];
  /** Limits of a field such as `≤ 128`, which need no translation. */
  readonly bounds: string;
  readonly fallback: string | null;
  readonly fields: readonly ReferenceField[];
};

const MAX_DEPTH = 3;
const MAX_VALUES = 12;

export function fieldsOf(document: OpenApi, schema: Schema, above: readonly string[] = []): readonly ReferenceField[] {
  const name = schema.$ref;
  if (above.length >= MAX_DEPTH || (name !== undefined && above.includes(name))) return [];
  const trail = [...above, name ?? ""];
  const { properties, required, items, ...own } = resolveSchema(document, schema);
  if (properties !== undefined)
    return Object.entries(properties).map(([key, property]) =>
      fieldOf(document, { name: key, schema: property, required: required?.includes(key) ?? false }, trail),
    );
  if (items !== undefined) return fieldsOf(document, items, trail);
  if (typeof own.additionalProperties === "object") return fieldsOf(document, own.additionalProperties, trail);
  return alternativesOf(own)
    .flatMap((each) => fieldsOf(document, each, trail))
    .filter(isFirst);
}

function isFirst({ name }: ReferenceField, at: number, all: readonly ReferenceField[]): boolean {
  return all.findIndex((field) => field.name === name) === at;
}

function alternativesOf({ anyOf, oneOf, allOf }: Schema): readonly Schema[] {
  return anyOf ?? oneOf ?? allOf ?? [];
}

type NamedSchema = { readonly name: string; readonly schema: Schema; readonly required: boolean };

export function fieldOf(document: OpenApi, named: NamedSchema, above: readonly string[] = []): ReferenceField {
  const schema = resolveSchema(document, named.schema);
  const values = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(String);
  return {
    name: named.name,
    type: typeOf(document, named.schema),
    required: named.required,
    description: schema.description ?? "",
    values: values.length > MAX_VALUES ? [...values.slice(0, MAX_VALUES), "…"] : values,
    bounds: boundsOf(schema),
    fallback: schema.default === undefined ? null : JSON.stringify(schema.default),
    fields: fieldsOf(document, named.schema, above),
  };
}

function typeOf(document: OpenApi, given: Schema): string {
  const schema = resolveSchema(document, given);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) return unique(alternatives.map((each) => typeOf(document, each))).join(" or ");
  if (schema.format === "decimal") return listed(schema.type).includes("null") ? "decimal or null" : "decimal";
  return listed(schema.type)
    .map((type) => {
      if (type === "array") return schema.items === undefined ? "list" : `list of ${typeOf(document, schema.items)}`;
      return type === "string" && schema.format !== undefined ? schema.format : type;
    })
    .join(" or ");
}

function listed(type: Schema["type"]): readonly string[] {
  if (type === undefined) return ["any"];
  return typeof type === "string" ? [type] : type;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function boundsOf({ minimum, maximum, maxLength }: Schema): string {
  if (maxLength !== undefined) return `≤ ${maxLength}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum}–${maximum}`;
  if (minimum !== undefined) return `≥ ${minimum}`;
  return maximum === undefined ? "" : `≤ ${maximum}`;
}
