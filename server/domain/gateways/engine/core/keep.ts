/** Lists of answer fields that may be stored; unlisted fields are dropped. */
import { keptDigits } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";

/** Names of fields with plain values, and for each nested object the list of its fields. */
export type KeepList = { readonly fields: readonly string[]; readonly parts?: Readonly<Record<string, KeepList>> };

export function keeping(names: string, parts: Readonly<Record<string, KeepList>> = {}): KeepList {
  return { fields: names.split(/\s+/).filter((name) => name !== ""), parts };
}

/** Keeps the listed fields that have a value. Instead of a nested object, a gateway may send only its id. */
export function kept(said: JsonObject, { fields, parts = {} }: KeepList): JsonObject {
  const own = fields.flatMap((name) => (isPlain(said[name]) ? [[name, plain(said[name])] as const] : []));
  const nested = Object.entries(parts).flatMap(([name, list]) => {
    const part = said[name];
    if (isPlain(part)) return [[name, plain(part)] as const];
    const inner = isJsonObject(part) ? kept(part, list) : {};
    return Object.keys(inner).length === 0 ? [] : [[name, inner] as const];
  });
  return Object.fromEntries([...own, ...nested]);
}

function plain(value: unknown): unknown {
  return keptDigits(value) ?? value;
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
