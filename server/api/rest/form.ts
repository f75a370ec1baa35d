/** Converts form and query entries to the value that a schema validates (Spec, "HTTP requests" 9 to 14). */
import { BadRequest } from "@/server/kernel/errors";
import { type FormHint, formHint } from "@/server/kernel/form-hint";
import { flagOf } from "@/server/kernel/sent-values";
import { admitted, parseJson } from "./json";

type Entry = readonly [key: string, value: unknown];
type EntriesByKey = Map<string, unknown[]>;

const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 32;

function tooManyEntries(): BadRequest {
  return new BadRequest(`A form may have at most ${MAX_ENTRIES} entries.`);
}

/**
 * Refuses forms with too many entries, which would take long to parse.
 * @throws {BadRequest} for too many entries
 */
export function checkEntries(bytes: Uint8Array, separator: string): void {
  let count = 0;
  for (const _at of positionsOf(bufferOf(bytes), separator)) {
    count += 1;
    // A multipart form has a separator line before the first entry and one after the last.
    if (count > MAX_ENTRIES + 1) throw tooManyEntries();
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function* positionsOf(sent: Buffer, text: string): Iterable<number> {
  const sought = Buffer.from(text, "latin1");
  for (let at = sent.indexOf(sought); at !== -1; at = sent.indexOf(sought, at + sought.length)) yield at;
}

const LINE_FEED = 10;
const MAX_FILES = 20;
const MAX_HEAD_BYTES = 8_192;

/**
 * Refuses multipart forms that would take long to parse: with very many entries or files, or long headers of
 * a part. @throws {BadRequest}
 */
export function checkParts(bytes: Uint8Array, boundary: string): void {
  checkEntries(bytes, boundary);
  const sent = bufferOf(bytes);
  let files = 0;
  for (const at of positionsOf(sent, boundary)) {
    if (at > 0 && sent[at - 1] !== LINE_FEED) continue;
    const longest = sent.subarray(at, at + MAX_HEAD_BYTES);
    const end = longest.indexOf("\r\n\r\n");
    if (end === -1 && longest.length === MAX_HEAD_BYTES) throw new BadRequest("The headers of a part are too long.");
    if (/;\s*filename/i.test(longest.toString("latin1", 0, end === -1 ? longest.length : end))) files += 1;
    if (files > MAX_FILES) throw new BadRequest(`A form may have at most ${MAX_FILES} files.`);
  }
}

function grouped(entries: Iterable<Entry>): EntriesByKey {
  const groups: EntriesByKey = new Map();
  let count = 0;
  for (const [key, value] of entries) {
    count += 1;
    if (count > MAX_ENTRIES) throw tooManyEntries();
    const values = groups.get(key);
    if (values) values.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

type FromText = (value: unknown, bracket: "{" | "[") => unknown;

/** Text that is not a valid number, boolean or JSON is left for the schema to refuse. */
const parsed: FromText = (value, bracket) =>
  typeof value === "string" && value.trimStart().startsWith(bracket) ? parseJson(value) : value;

const unparsed: FromText = (value) => value;

/**
 * The value of a field: repeated keys and list schemas give lists, object schemas parse JSON, boolean schemas
 * read words such as `true`; otherwise the last entry counts.
 */
function fieldValue(values: readonly unknown[], hint: FormHint | null, fromText: FromText): unknown {
  const last = values.at(-1);
  if (hint?.kind === "object") return fromText(last, "{");
  if (hint?.kind === "flag") return flagOf(last) ?? last;
  if (hint?.kind !== "list") return last;
  const only = values.length === 1 ? fromText(last, "[") : undefined;
  if (Array.isArray(only)) return only;
  const filled = values.filter((value) => value !== "");
  return filled.length > 0 ? filled : undefined;
}

/** Splits `a.b` after the first part; a key without a dot, or with an empty part, stays whole. */
function split(key: string): readonly [string, string | null] {
  const dot = key.indexOf(".");
  return dot > 0 && dot < key.length - 1 ? [key.slice(0, dot), key.slice(dot + 1)] : [key, null];
}

type Building = { readonly depth: number; readonly fromText: FromText };

function build(
  groups: EntriesByKey,
  shape: Readonly<Record<string, unknown>> | null,
  { depth, fromText }: Building,
): Record<string, unknown> {
  if (depth > MAX_DEPTH) throw new BadRequest(`Form keys are deeper than ${MAX_DEPTH} levels.`);
  const value: Record<string, unknown> = Object.create(null);
  const nested = new Map<string, EntriesByKey>();
  const hintOf = (key: string): FormHint | null => (shape && Object.hasOwn(shape, key) ? formHint(shape[key]) : null);
  for (const [key, values] of groups) {
    const [head, rest] = split(key);
    if (rest !== null && hintOf(head)?.kind === "object") {
      const inner = nested.get(head) ?? new Map();
      nested.set(head, inner.set(rest, values));
    } else {
      value[key] = fieldValue(values, hintOf(key), fromText);
    }
  }
  for (const [head, inner] of nested) {
    const hint = hintOf(head);
    const parts = build(inner, hint?.kind === "object" ? hint.shape : null, { depth: depth + 1, fromText });
    const whole = value[head];
    value[head] = typeof whole === "object" && whole !== null ? Object.assign(whole, parts) : parts;
  }
  return value;
}

/**
 * Builds the value for `schema`: repeated keys become lists, dotted keys and JSON become objects, where the
 * schema expects them.
 * @throws {BadRequest} for too many entries or invalid JSON in an object field
 * @throws {InvalidFields} for NUL in a text or key
 */
export function fromEntries(entries: Iterable<Entry>, schema: unknown): unknown {
  const hint = formHint(schema);
  const shape = hint?.kind === "object" ? hint.shape : null;
  const groups = grouped(entries);
  // Validates texts of a form before JSON in them is parsed; the JSON parser validates its texts itself.
  admitted(build(groups, shape, { depth: 0, fromText: unparsed }));
  return build(groups, shape, { depth: 0, fromText: parsed });
}
