import { z } from "zod";
import { NAMED } from "@/server/kernel/wire-schema-parts";

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Schemas of objects permit further fields, because later versions may add some. */
export function answerSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(NAMED, { uri: (id) => `#/components/schemas/${id}`, io: "output" });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

function plain(value: unknown): Json {
  return without(value) as Json;
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(
    ([key, held]) =>
      !["$schema", "$id", "propertyNames"].includes(key) &&
      !(key === "additionalProperties" && held === false) &&
      !(value.type === "integer" && (held === Number.MAX_SAFE_INTEGER || held === Number.MIN_SAFE_INTEGER)),
  );
  const { description, ...said } = Object.fromEntries(kept.map(([key, held]) => [key, without(held)]));
  const made =
    typeof description === "string"
      ? { ...said, description }
      : Object.fromEntries(kept.map(([key, held]) => [key, without(held)]));
  return isObject(made.additionalProperties) && Object.keys(made.additionalProperties).length === 0
    ? { ...made, additionalProperties: true }
    : made;
}
