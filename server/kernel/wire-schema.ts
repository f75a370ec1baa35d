/**
 * JSON Schemas of request fields, for the API document. Request schemas contain functions that zod cannot
 * describe, so each primitive schema is described where it is defined; all others consist of these (decision
 * 0274).
 */
import { z } from "zod";

export type WireSchema = { readonly [keyword: string]: unknown };

/** JSON Schemas by zod schema. Zod copies an entry to schemas derived by a check. */
const TAKEN = z.registry<{ readonly schema: () => WireSchema }>();

/**
 * Attaches a JSON Schema to `reader` and returns `reader`; `schema` is called when the API document is
 * generated.
 */
export function described<R extends z.ZodType>(reader: R, schema: () => WireSchema): R {
  TAKEN.add(reader, { schema });
  return reader;
}

export function isOptionalReader(reader: unknown): boolean {
  if (reader instanceof z.ZodOptional || reader instanceof z.ZodDefault || reader instanceof z.ZodCatch) return true;
  if (!(reader instanceof z.ZodPipe)) return false;
  return isOptionalReader(reader.in instanceof z.ZodTransform ? reader.out : reader.in);
}

export function wireSchema(reader: unknown): WireSchema {
  if (!(reader instanceof z.ZodType)) return {};
  const description = reader.description;
  return description === undefined ? undescribed(reader) : { ...undescribed(reader), description };
}

function undescribed(reader: z.ZodType): WireSchema {
  const known = TAKEN.get(reader);
  if (known) return known.schema();
  if (reader instanceof z.ZodObject) return objectSchema(reader.shape);
  if (reader instanceof z.ZodRecord) return { type: "object", additionalProperties: wireSchema(reader.valueType) };
  if (reader instanceof z.ZodString) return { type: "string" };
  if (reader instanceof z.ZodOptional || reader instanceof z.ZodDefault || reader instanceof z.ZodCatch)
    return wireSchema(reader.unwrap());
  if (!(reader instanceof z.ZodPipe)) return {};
  const first = reader.in instanceof z.ZodTransform ? {} : wireSchema(reader.in);
  const second = reader.out instanceof z.ZodTransform ? {} : wireSchema(reader.out);
  return Object.keys(second).length > 0 ? second : first;
}

export function objectSchema(shape: Readonly<Record<string, unknown>>): WireSchema {
  const required = Object.keys(shape).filter((name) => !isOptionalReader(shape[name]));
  const properties = Object.fromEntries(Object.entries(shape).map(([name, reader]) => [name, wireSchema(reader)]));
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

export function orNull(schema: WireSchema): WireSchema {
  const { type, description, ...rest } = schema;
  const said = description === undefined ? {} : { description };
  if (typeof type === "string" && schema.enum === undefined) return { type: [type, "null"], ...rest, ...said };
  return Object.keys(schema).length === 0
    ? schema
    : { anyOf: [{ ...(type !== undefined && { type }), ...rest }, { type: "null" }], ...said };
}
