/** Reads bodies: JSON, or forms with brackets, in which `line_items[0][quantity]=1` is nested. */
import { isJsonObject } from "@/server/kernel/json";

/** A body's values; those of a form are texts. */
export type Body = { readonly [key: string]: unknown };

type Branch = Map<string, Branch | string>;

/** The nested object; keys that are whole numbers from 0 up make a list. */
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

/** The value at the first path that has one. @param paths such as `lines/0/price id`, separated by spaces */
function valueAt(from: unknown, paths: string): unknown {
  const values = paths.split(" ").map((path) =>
    path.split("/").reduce<unknown>((at, name) => {
      if (Array.isArray(at)) return at[Number(name)];
      return isJsonObject(at) ? at[name] : undefined;
    }, from),
  );
  return values.find((value) => value !== undefined && value !== null && value !== "");
}

/** Numbers and truth values as texts; empty if there is no plain value. */
export function textAt(from: unknown, paths: string): string {
  const value = valueAt(from, paths) ?? "";
  return typeof value === "object" ? "" : String(value);
}

/** True if one of the paths has its value. @param wanted such as `mode=setup extra/manual=true` */
export function hasAt(from: unknown, wanted: string): boolean {
  return wanted.split(" ").some((pair) => {
    const [path = "", value] = pair.split("=");
    return textAt(from, path) === value;
  });
}

/** The texts of the object at a path. */
export function textsAt(from: unknown, path: string): Record<string, string> {
  const entries = Object.entries(Object(valueAt(from, path)));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
