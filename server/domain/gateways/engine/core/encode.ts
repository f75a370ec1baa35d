import { writeJson } from "@/server/kernel/exact-json";
import { isJsonObject } from "@/server/kernel/json";

export function encoded(body: object, encoding: "json" | "form"): { readonly type: string; readonly text: string } {
  if (encoding === "json") return { type: "application/json", text: writeJson(body) };
  return { type: "application/x-www-form-urlencoded", text: formText(body) };
}

export function addressOf(base: string, { path, query }: { readonly path: string; readonly query?: object }): string {
  const text = query === undefined ? "" : formText(query);
  return text === "" ? `${base}${path}` : `${base}${path}?${text}`;
}

export const get = (path: string, query?: object) => ({ method: "GET", path, query }) as const;
export const post = (path: string, body: object = {}) => ({ method: "POST", path, body }) as const;

export function path(parts: TemplateStringsArray, ...ids: readonly string[]): string {
  return String.raw({ raw: parts }, ...ids.map(encodeURIComponent));
}

/** Encodes a form: nested values as `outer[inner]=…`, lists as `list[0]=…`. */
export function formText(body: object): string {
  return Object.entries(body)
    .flatMap(([name, value]) => pairs(name, value))
    .join("&");
}

function pairs(name: string, value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => pairs(`${name}[${at}]`, item));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([key, item]) => pairs(`${name}[${key}]`, item));
  return [`${escaped(name)}=${escaped(value === null ? "" : String(value))}`];
}

function escaped(text: string): string {
  const hex = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replace(/[!*()']/g, hex)
    .replaceAll("%5B", "[")
    .replaceAll("%5D", "]");
}
