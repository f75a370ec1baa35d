import { env } from "@/server/env";
import type { ApiOperation } from "./openapi";

export type ReferenceExample = {
  readonly summary: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as JSON; null without a body or with a file. */
  readonly body: string | null;
  readonly curl: string;
  /** JavaScript code; null for an upload, whose form needs several calls. */
  readonly node: string | null;
  readonly python: string | null;
};

type RequestPlace = { readonly path: string; readonly method: string };
type RequestParts = RequestPlace & {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly isUpload: boolean;
};

export function requestExamples(operation: ApiOperation, place: RequestPlace): readonly ReferenceExample[] {
  const content = operation.requestBody?.content ?? {};
  const json = content["application/json"];
  const isUpload = operation.requestBody !== undefined && json === undefined;
  const bodies = json?.examples ?? {};
  const rest = operation["x-examples"] ?? {};
  const names = [...new Set([...Object.keys(bodies), ...Object.keys(rest)])];
  const required = (operation.parameters ?? []).filter((parameter) => parameter.in === "header" && parameter.required);
  const wanted = Object.fromEntries(required.map(({ name }) => [name, "0b0f4c9e-6f0e-4a52-9d0a-3f1f6a7a2c11"]));
  const examples = names.length === 0 ? [null] : names;
  return examples.map((name) => {
    const { params = {}, query = {}, headers = {}, summary } = (name === null ? undefined : rest[name]) ?? {};
    const given = name === null ? undefined : bodies[name];
    const body = given?.value ?? (json === undefined ? undefined : {});
    const parts = { ...place, params, query, headers: { ...wanted, ...headers }, body, isUpload };
    return exampleOf(parts, summary ?? given?.summary ?? operation.summary);
  });
}

function exampleOf(parts: RequestParts, summary: string): ReferenceExample {
  const { path, method, params, query, headers, body, isUpload } = parts;
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => params[name] ?? braces);
  const search = new URLSearchParams(query).toString();
  const asked = search === "" ? filled : `${filled}?${search}`;
  const json = body === undefined || isUpload ? null : JSON.stringify(body, null, 2);
  const request = { path: asked, method, headers, body: json };
  return {
    summary,
    ...request,
    curl: curlOf({ ...request, isUpload }),
    node: isUpload ? null : nodeOf(parts),
    python: isUpload ? null : pythonOf(parts),
  };
}

type CurlParts = Pick<ReferenceExample, "path" | "method" | "headers" | "body"> & { readonly isUpload: boolean };

function curlOf({ path, method, headers, body, isUpload }: CurlParts): string {
  const usual = body === null && !isUpload ? "GET" : "POST";
  const lines = [
    `curl -s ${method === usual ? "" : `-X ${method} `}${path.includes("?") ? `"${env.baseUrl}${path}"` : `${env.baseUrl}${path}`}`,
    '  -H "Authorization: Api-Key $KEY"',
    ...Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}"`),
  ];
  if (isUpload) lines.push("  -F file=@file.png");
  if (body !== null)
    lines.push(
      '  -H "Content-Type: application/json"',
      `  -d '${body.replaceAll("'", "'\\''").replaceAll("\n", "\n  ")}'`,
    );
  return lines.join(" \\\n");
}

/** Headers with a key that the SDK generates, unless the example has one. */
const KEY_HEADERS = ["Idempotency-Key", "Tracking-Key"];

function inputOf({ params, query, body }: RequestParts): (readonly [name: string, value: unknown])[] {
  const parts = [
    ["params", params],
    ["query", query],
    ["body", body],
  ] as const;
  return parts.filter(([, value]) => value !== undefined && Object.keys(Object(value)).length > 0);
}

function nodeOf(request: RequestParts): string {
  const { path, method, headers } = request;
  const input = inputOf(request).map(([name, value]) => `  ${name}: ${scripted(value)},`);
  const options = Object.entries(headers).map(([name, value]) =>
    KEY_HEADERS.includes(name)
      ? `idempotencyKey: ${JSON.stringify(value)}`
      : `headers: ${JSON.stringify({ [name]: value })}`,
  );
  const second = input.length === 0 ? (options.length === 0 ? "" : ", {}") : `, {\n${input.join("\n")}\n}`;
  const third = options.length === 0 ? "" : `, { ${options.join(", ")} }`;
  return [
    'import { Sarraf } from "@sarraf/node";',
    "",
    `const sarraf = new Sarraf({ apiKey: process.env.KEY, baseUrl: "${env.baseUrl}" });`,
    `const answer = await sarraf.request("${method.toLowerCase()}", "${path}"${second}${third});`,
  ].join("\n");
}

/** A value as JavaScript code, with unquoted names where possible. */
function scripted(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:")
    .replaceAll("\n", "\n  ");
}

function pythonOf(request: RequestParts): string {
  const { path, method, headers } = request;
  const input = inputOf(request).map(([name, value]) => `    ${name}=${pythonic(value)},`);
  const options = Object.entries(headers).map(([name, value]) =>
    KEY_HEADERS.includes(name)
      ? `    idempotency_key=${JSON.stringify(value)},`
      : `    headers=${JSON.stringify({ [name]: value })},`,
  );
  const lines = [...input, ...options];
  const rest = lines.length === 0 ? "" : `,\n${lines.join("\n")}\n`;
  const call = `"${method.toLowerCase()}", "${path}"`;
  return [
    "import os",
    "from sarraf import Sarraf",
    "",
    `sarraf = Sarraf(os.environ["KEY"], "${env.baseUrl}")`,
    `answer = sarraf.request(${rest === "" ? call : `\n    ${call}${rest}`})`,
  ].join("\n");
}

function pythonic(value: unknown): string {
  return JSON.stringify(value, null, 4)
    .replace(/(: |^\s*)true(?=,?$)/gm, "$1True")
    .replace(/(: |^\s*)false(?=,?$)/gm, "$1False")
    .replace(/(: |^\s*)null(?=,?$)/gm, "$1None")
    .replaceAll("\n", "\n    ");
}
