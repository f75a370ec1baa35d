/** Parses bodies: JSON, or forms whose names have brackets, such as `line_items[0][quantity]=1`. */
import { isJsonObject } from "@/server/kernel/json";

/** Fields of a body; those of a form are texts. */
export type Body = { readonly [key: string]: unknown };

type Branch = Map<string, Branch | string>;

/** Parses a form to nested objects; keys 0, 1, 2 … become a list. */
export function readForm(text: string): Body {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let node = root;
    for (const part of path.slice(0, -1)) {
      const next = node.get(part);
      const child: Branch = next instanceof Map ? next : new Map();
      node.set(part, child);
      node = child;
    }
    const last = path.at(-1) ?? "";
    node.set(last === "" ? String(node.size) : last, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, formValue(value)]));
}

function formValue(node: Branch | string): unknown {
  if (typeof node === "string") return node;
  const isList = node.size > 0 && [...node.keys()].every((key, at) => key === String(at));
  if (isList) return [...node.values()].map(formValue);
  return Object.fromEntries([...node].map(([key, value]) => [key, formValue(value)]));
}

/** The value at the first path with a value. @param paths such as `lines/0/price id`, separated by spaces */
function valueAt(from: unknown, paths: string): unknown {
  const values = paths.split(" ").map((path) =>
    path.split("/").reduce<unknown>((at, name) => {
      if (Array.isArray(at)) return at[Number(name)];
      return isJsonObject(at) ? at[name] : undefined;
    }, from),
  );
  return values.find((value) => value !== undefined && value !== null && value !== "");
}

/** Converts numbers and booleans to text; objects, lists and null become an empty text. */
export function textAt(from: unknown, paths: string): string {
  const value = valueAt(from, paths) ?? "";
  return typeof value === "object" ? "" : String(value);
}

/** True if one of the paths has the given value. @param wanted such as `mode=setup extra/manual=true` */
export function hasAt(from: unknown, wanted: string): boolean {
  return wanted.split(" ").some((pair) => {
    const [path = "", value] = pair.split("=");
    return textAt(from, path) === value;
  });
}

/** The text fields of the object at a path. */
export function textsAt(from: unknown, path: string): Record<string, string> {
  const entries = Object.entries(Object(valueAt(from, path)));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
