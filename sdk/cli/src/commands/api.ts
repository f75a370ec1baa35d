import { readFile } from "node:fs/promises";
import type { ApiMethod, ApiPath } from "@sarraf/node";
import { type Command, type Invocation, KEY_OPTIONS, UsageError } from "../command";

const SMALL = ["get", "post", "put", "patch", "delete"] as const;
const VERBS = [...SMALL, ...SMALL.map((verb) => verb.toUpperCase())];

/** @throws {UsageError} unless the text is `name=value` */
function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf("=");
  if (at < 1) throw new UsageError(`--query ${text} must be name=value.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/**
 * @param text JSON, or `@` and the name of a file with JSON
 * @throws {UsageError} if the text or file is not JSON
 */
async function bodyOf(text: string): Promise<unknown> {
  const isFile = text.startsWith("@");
  const json = isFile ? await readFile(text.slice(1), "utf8").catch(() => null) : text;
  if (json === null) throw new UsageError(`The file ${text.slice(1)} cannot be read.`);
  try {
    return JSON.parse(json);
  } catch {
    throw new UsageError(`--body must be JSON, or @ and the name of a file with JSON.`);
  }
}

async function api({ sarraf, args, text, texts, out, signal }: Invocation): Promise<void> {
  const [verb = "", path = ""] = args;
  if (!path.startsWith("/"))
    throw new UsageError(`The path ${path} must start with "/", such as /b/pbl/v2/operation/.`);
  const query = Object.fromEntries(texts("query").map(pairOf));
  const body = text("body");
  const key = text("idempotency-key");
  const answer: unknown = await sarraf.request(
    verb.toLowerCase() as ApiMethod,
    path as ApiPath,
    { query: query as never, ...(body !== undefined && { body: (await bodyOf(body)) as never }) },
    // The client adds an idempotency key only to requests whose paths it knows.
    { signal, ...(key !== undefined && { idempotencyKey: key, headers: { "Idempotency-Key": key } }) },
  );
  if (answer !== undefined) out.text(`${JSON.stringify(answer, null, 2)}\n`);
}

export const API: readonly Command[] = [
  {
    words: "api",
    help: "Send any API request and print the JSON of the response",
    next: null,
    args: [{ name: "verb", choices: VERBS }, { name: "path" }],
    options: {
      body: { value: "json", help: "Request body: JSON, or @ and the name of a file" },
      query: { value: "name=value", help: "Query parameter", isMultiple: true },
      "idempotency-key": KEY_OPTIONS["idempotency-key"],
    },
    examples: [
      "sarraf api get /b/pbl/v2/transactions/ --query limit=5",
      `sarraf api post /b/pbl/v2/payment/cash/ --body '{"session_id": "…"}'`,
    ],
    run: api,
  },
];
