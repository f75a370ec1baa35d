/**
 * Generates hostile requests from an endpoint's schema: invalid bytes, values, queries, paths and headers.
 */
import fc from "fast-check";
import type { Endpoint } from "@/server/api/rest/endpoint";
import { formHint } from "@/server/kernel/form-hint";
import type { RouteRequest } from "./call-route";
import { anyCharacter, hostileText, hostileValue } from "./hostile";

/** Valid values by field name. */
export type SensibleValues = Readonly<Record<string, readonly unknown[]>>;

/** A valid body: fields with fixed values, and fields with any valid value. */
export type WholeBody = { readonly fixed?: Readonly<Record<string, unknown>>; readonly drawn?: readonly string[] };

/** An endpoint, valid values of its fields, and a valid body, or null if unknown. */
export type HostileTarget = {
  readonly method: RouteRequest["method"];
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly sensible: SensibleValues;
  readonly whole: WholeBody | null;
};

/** A request without its credential. */
export type HostileRequest = Pick<RouteRequest, "body" | "headers" | "params" | "path">;

const EDGES = fc.constantFrom<unknown>(
  "x".repeat(200_000),
  "\u202e\u2066abc\u2069",
  "٠١٢",
  "'; DROP TABLE payment_session; --",
  "{{7*7}}%{1+1}",
  "../../etc/passwd",
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_VALUE,
  1e308,
  2_147_483_648,
  2 ** 63,
  -1,
  0.1 + 0.2,
  Array.from({ length: 5_000 }, () => 1),
  [[[[[[[[[[[[[]]]]]]]]]]]]],
  { $gt: "" },
  { toString: 1, valueOf: 2, constructor: { prototype: { isAdmin: true } } },
  true,
  [],
  {},
  "",
  null,
);

const hostile = fc.oneof({ weight: 2, arbitrary: hostileValue }, { weight: 1, arbitrary: EDGES });

/** A valid value or any value; an object for fields that are objects. */
function valueFor(name: string, reader: unknown, sensible: SensibleValues): fc.Arbitrary<unknown> {
  const hint = formHint(reader);
  const known = sensible[name];
  const fitting = known === undefined ? [] : [{ weight: 6, arbitrary: fc.constantFrom(...known) }];
  const nested =
    hint?.kind === "object" && hint.shape !== null
      ? [{ weight: 4, arbitrary: objectOf(hint.shape, sensible) }]
      : hint?.kind === "list"
        ? [{ weight: 2, arbitrary: fc.array(hostile, { maxLength: 3 }) }]
        : hint?.kind === "flag"
          ? [{ weight: 3, arbitrary: fc.boolean() }]
          : [];
  return fc.oneof(...fitting, ...nested, { weight: 2, arbitrary: hostile });
}

function objectOf(shape: Readonly<Record<string, unknown>>, sensible: SensibleValues): fc.Arbitrary<object> {
  const fields = Object.entries(shape).map(([name, reader]) => [name, valueFor(name, reader, sensible)] as const);
  const own = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  const strange = fc.dictionary(fc.constantFrom("__proto__", "constructor", "x", "a.b", ""), hostile, { maxKeys: 1 });
  return fc.tuple(own, strange).map(([known, more]) => Object.assign(Object.create(null), known, more));
}

function shapeOf(reader: unknown): Readonly<Record<string, unknown>> {
  const hint = formHint(reader);
  return hint?.kind === "object" ? (hint.shape ?? {}) : {};
}

/** A valid body with a few fields replaced, or with one field only. */
function values({ endpoint, sensible, whole }: HostileTarget): fc.Arbitrary<object> {
  const any = objectOf(shapeOf(endpoint.facts?.body), sensible);
  if (whole === null) return any;
  const { fixed = {}, drawn = [] } = whole;
  const fields = drawn.map((name) => [name, fc.constantFrom(...(sensible[name] ?? [null]))] as const);
  const fitting = fc.record(Object.fromEntries(fields));
  const few = fc.tuple(fitting, any).chain(([own, made]) =>
    fc.subarray(Object.keys(made), { maxLength: Math.min(2, Object.keys(made).length) }).map((names) => {
      const replaced = Object.fromEntries(names.map((name) => [name, Reflect.get(made, name)]));
      return Object.assign(Object.create(null), fixed, own, replaced);
    }),
  );
  return fc.oneof({ weight: 5, arbitrary: few }, { weight: 1, arbitrary: any });
}

type Bytes = Pick<RouteRequest, "body" | "headers">;

const typed = (type: string, body: RouteRequest["body"]): Bytes => ({ body, headers: { "Content-Type": type } });
const JSON_TYPE = "application/json";
/** Bytes that are no valid UTF-8, including an overlong slash. */
const NO_UTF8 = Buffer.from([0xff, 0xc0, 0xaf]);

/** JSON that serializers do not write: repeated keys, huge numbers, deep nesting, truncated text. */
const BROKEN_JSON: readonly ((text: string) => Bytes)[] = [
  (text) => typed(JSON_TYPE, text.replace(/^\{/, '{"amount":1,"amount":"2","session_id":1,')),
  (text) => typed(JSON_TYPE, text.replace(/^\{/, '{"amount":1e400,"x":-1e-999,')),
  (text) => typed(JSON_TYPE, text.replace(/^\{/, `{"amount":${"9".repeat(2_000)},`)),
  (text) => typed(JSON_TYPE, text.replace(/^\{/, '{"x":"\\ud800",')),
  (text) => typed(JSON_TYPE, text.replace(/^\{/, '{"x":"\\u0000",')),
  (text) => typed(JSON_TYPE, text.replace(/^\{/, `{"x":${"[".repeat(50_000)}${"]".repeat(50_000)},`)),
  (text) => typed(JSON_TYPE, text.slice(0, -1)),
  (text) => typed(JSON_TYPE, `\ufeff${text}`),
  (text) => typed(JSON_TYPE, `[${text}]`),
  () => typed(JSON_TYPE, "null"),
  (text) => typed(JSON_TYPE, Buffer.concat([Buffer.from(text.slice(0, 5)), NO_UTF8, Buffer.from(text.slice(5))])),
  (text) => typed(JSON_TYPE, new Uint8Array(Buffer.from(text, "utf16le"))),
  (text) => typed(`${JSON_TYPE}; charset=utf-16`, text),
  (text) => typed("text/plain", text),
  (text) => typed("", text),
  (text) => typed("multipart/form-data; boundary=x", text),
  () => typed("multipart/form-data", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'),
  (body) => ({ body, headers: { "Content-Type": JSON_TYPE, "Content-Encoding": "gzip" } }),
];

/** The fields as form entries; objects and lists as JSON. */
function entries(value: object): [string, string][] {
  return Object.entries(value).map(([name, each]) => [
    name,
    typeof each === "string" ? each.slice(0, 5_000) : (JSON.stringify(each) ?? "undefined").slice(0, 5_000),
  ]);
}

/** Unpaired surrogates, which UTF-8 cannot encode, are sent as U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

function multipart(value: object): FormData {
  const form = new FormData();
  for (const [name, text] of entries(value)) form.append(name, wellFormed(text));
  form.append("file", new Blob([new Uint8Array([0xff, 0, 1])]), "a\u202egnp.exe");
  form.append("attachment", new Blob(["<script>"]), "../../x.html");
  return form;
}

function bytesOf(value: object, takesFile: boolean): fc.Arbitrary<Bytes> {
  const json = (): string => JSON.stringify(value);
  const ways: readonly fc.WeightedArbitrary<() => Bytes>[] = [
    { weight: 8, arbitrary: fc.constant(() => typed(JSON_TYPE, json())) },
    { weight: 3, arbitrary: fc.constantFrom(...BROKEN_JSON).map((broken) => () => broken(json())) },
    { weight: 1, arbitrary: fc.constant(() => ({ body: new URLSearchParams(entries(value)) })) },
    { weight: takesFile ? 8 : 1, arbitrary: fc.constant(() => ({ body: multipart(value) })) },
  ];
  return fc.oneof(...ways).map((made) => made());
}

/** Texts that `Headers` accepts; it refuses all others before the service gets them. */
const headerText = fc.oneof(
  fc.constantFrom("", "x".repeat(256), "x".repeat(8_000), "' OR 1=1", "\u00e9\u00ff", "*/*;q=2", "null", "{}", "a,b"),
  fc.stringMatching(/^[!-~]{0,40}$/),
);

const HEADERS = [
  "Idempotency-Key",
  "Tracking-Key",
  "Sarraf-Version",
  "X-Request-Id",
  "Request-Id",
  "Accept",
  "Accept-Language",
  "If-None-Match",
  "X-Forwarded-For",
];

function queryText(endpoint: Endpoint, sensible: SensibleValues): fc.Arbitrary<string> {
  const names = [...Object.keys(shapeOf(endpoint.facts?.query)), "limit", "offset", "x"];
  const value = (name: string) => fc.oneof(fc.constantFrom(...(sensible[name] ?? [""])).map(String), hostileText);
  const pair = fc
    .constantFrom(...names)
    .chain((name) => value(name).map((text) => `${name}=${encodeURIComponent(wellFormed(text.slice(0, 500)))}`));
  const raw = fc.constantFrom(
    "%00",
    "limit=%ff",
    "&&==&",
    "limit=1&limit=2",
    "a[b][c]=1",
    "%u0041",
    "?",
    "x=%ed%a0%80",
  );
  return fc
    .array(fc.oneof({ weight: 5, arbitrary: pair }, { weight: 1, arbitrary: raw }), { maxLength: 3 })
    .map((parts) => (parts.length === 0 ? "" : `?${parts.join("&")}`));
}

/** Created once, because its table of all characters takes long. */
const anyCharacters = fc.string({ unit: anyCharacter, maxLength: 60 });

function paramsOf({ endpoint, sensible }: HostileTarget): fc.Arbitrary<Readonly<Record<string, string>>> {
  const names = endpoint.facts?.params ?? [];
  const one = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(sensible[name] ?? ["1"])).map(String) },
      { weight: 1, arbitrary: hostileText },
      { weight: 1, arbitrary: anyCharacters },
    );
  return fc.record(Object.fromEntries(names.map((name) => [name, one(name)])));
}

/** About half of the requests are valid, so that later checks are reached, too. */
export function hostileRequest(target: HostileTarget): fc.Arbitrary<HostileRequest> {
  const { endpoint, sensible, method, path } = target;
  const bodied = endpoint.facts?.body !== undefined && method !== "GET";
  const takesFile = endpoint.facts?.upload !== undefined;
  const bytes: fc.Arbitrary<Bytes> = bodied
    ? values(target).chain((value) => bytesOf(value, takesFile))
    : fc.constant({});
  const keyed = fc.option(
    fc.uuid({ version: 4 }).map((key) => ({ "Idempotency-Key": key })),
    { nil: {} },
  );
  const more = fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 1 });
  return fc
    .tuple(bytes, keyed, more, queryText(endpoint, sensible), paramsOf(target))
    .map(([{ body, headers }, key, others, query, params]) => ({
      body,
      headers: { ...key, ...others, ...headers },
      path: `${path}/${query}`,
      params,
    }));
}
