import { writeJson } from "./exact-json";

/**
 * Characters that reorder or split visible text: embeddings, overrides, isolates, and zero-width spaces.
 * Joiners and direction marks are allowed, because Arabic and Indic words, emoji and keyboards need them and
 * they keep the order of letters.
 */
export const MISLEADING = /[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/;

/** The two characters that override the direction of text; no sentence needs them. */
export const OVERRIDING = /[\u202d\u202e]/;

/** All invisible characters; a web or email address may contain none of them. */
export const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069]/;

/** Characters that a Basic credential may not contain (RFC 7617). */
export const UNSENDABLE = /\p{C}/u;

/** A boolean from text such as `true`; null for any other text. */
export function flagOf(value: unknown): boolean | null {
  if (value === "true" || value === "True" || value === "1") return true;
  return value === "false" || value === "False" || value === "0" ? false : null;
}

export function typeName(value: unknown): string {
  if (typeof value === "string") return "str";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "float";
  if (typeof value === "boolean") return "bool";
  return Array.isArray(value) ? "list" : "dict";
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function sentText(value: NonNullable<unknown>): string {
  return typeof value === "object" ? writeJson(value) : String(value);
}

const MOST_QUOTED = 200;

/** The value in quotation marks, cut to 200 UTF-16 code units. */
export function quoted(value: NonNullable<unknown>): string {
  const sent = sentText(value);
  return sent.length > MOST_QUOTED ? `"${sent.slice(0, MOST_QUOTED).replace(/\p{Surrogate}$/u, "")}…"` : `"${sent}"`;
}
