/** Runs a Postman collection like Postman: variables, credentials and scripts, in order. */
import { randomUUID } from "node:crypto";
import { runInNewContext } from "node:vm";

type Pair = { readonly key: string; readonly value: string; readonly disabled?: boolean };
type Auth = { readonly type: string; readonly apikey?: readonly Pair[]; readonly basic?: readonly Pair[] };
type Script = { readonly listen: string; readonly script: { readonly exec: readonly string[] } };

type Item = {
  readonly name: string;
  readonly event?: readonly Script[];
  readonly request: {
    readonly method: string;
    readonly header: readonly Pair[];
    readonly auth?: Auth;
    readonly body?: { readonly raw?: string };
    readonly url: {
      readonly host: readonly string[];
      readonly path: readonly string[];
      readonly query: readonly Pair[];
      readonly variable: readonly Pair[];
    };
  };
};

export type PostmanCollection = {
  readonly auth: Auth;
  readonly event: readonly Script[];
  readonly variable: readonly Pair[];
  readonly item: readonly { readonly name: string; readonly item: readonly Item[] }[];
};

/** A request with its failed tests. */
export type PostmanResult = { readonly folder: string; readonly name: string; readonly failures: readonly string[] };

/** @param variables the collection's variables; a later run gets this run's values */
export async function runPostman(
  collection: PostmanCollection,
  variables: Map<string, string>,
): Promise<readonly PostmanResult[]> {
  for (const { key, value } of collection.variable) if (!variables.has(key)) variables.set(key, value);
  const results: PostmanResult[] = [];
  for (const { name: folder, item } of collection.item)
    for (const each of item)
      results.push({ folder, name: each.name, failures: await send(collection, each, variables) });
  return results;
}

type Variables = Map<string, string>;

async function send(collection: PostmanCollection, item: Item, variables: Variables): Promise<readonly string[]> {
  const failures: string[] = [];
  const scripts = (listen: string) =>
    [...collection.event, ...(item.event ?? [])].filter((each) => each.listen === listen);
  const pm = {
    collectionVariables: {
      get: (key: string) => variables.get(key),
      set: (key: string, value: unknown) => variables.set(key, String(value)),
    },
    test: (name: string, check: () => void) => attempt(failures, name, check),
  };
  for (const { script } of scripts("prerequest")) attempt(failures, "script", () => run(script.exec, pm));
  const reply = await fetch(...requestOf(collection, item, variables));
  const text = await reply.text();
  const response = { code: reply.status, text: () => text, json: () => JSON.parse(text) };
  for (const { script } of scripts("test")) attempt(failures, "script", () => run(script.exec, { ...pm, response }));
  return failures;
}

function attempt(failures: string[], name: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    failures.push(`${name}: ${String(error)}`);
  }
}

function run(lines: readonly string[], pm: object): void {
  runInNewContext(`(() => {\n${lines.join("\n")}\n})()`, { pm });
}

function requestOf({ auth }: PostmanCollection, { request }: Item, variables: Variables): [string, RequestInit] {
  const filled = (text: string): string => fill(text, variables);
  const { url, method, body } = request;
  const named = new Map(url.variable.map(({ key, value }) => [`:${key}`, encodeURIComponent(filled(value))]));
  const path = url.path.map((segment) => named.get(segment) ?? segment).join("/");
  const query = new URLSearchParams(
    url.query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value)]),
  );
  const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, filled(value)]));
  const raw = body?.raw === undefined ? null : filled(body.raw);
  const type: Record<string, string> = raw === null ? {} : { "Content-Type": "application/json" };
  const sent = { ...type, ...headers, ...credential(request.auth ?? auth, filled) };
  return [`${filled(url.host.join("."))}/${path}?${query}`, { method, headers: sent, body: raw, redirect: "manual" }];
}

function credential({ type, apikey = [], basic = [] }: Auth, filled: (text: string) => string): Record<string, string> {
  const of = (pairs: readonly Pair[], name: string) => filled(pairs.find(({ key }) => key === name)?.value ?? "");
  if (type === "apikey") return { [of(apikey, "key")]: of(apikey, "value") };
  const pair = `${of(basic, "username")}:${of(basic, "password")}`;
  return type === "basic" ? { Authorization: `Basic ${Buffer.from(pair).toString("base64")}` } : {};
}

/** Unknown variables are not replaced. */
function fill(text: string, variables: Variables): string {
  return text.replace(/\{\{([$\w]+)\}\}/g, (written, name: string) => {
    if (name === "$guid") return randomUUID();
    return variables.get(name) ?? written;
  });
}
