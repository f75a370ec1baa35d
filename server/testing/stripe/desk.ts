/** How the stand-in answers: its memory of keys, its rules, and the trouble that tests have in store. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { API_VERSION } from "@/server/domain/gateways/stripe/transport";
import { answerOf, BROKEN, failure, type KeyMemory, type StripeAnswer } from "./answers";
import { perform } from "./endpoints";
import { type Form, readForm } from "./form";
import { serveCustomer } from "./hosted-pages";
import { checkRequest } from "./openapi-check";
import { type Fate, NO_FATE } from "./payments";
import { checkFields } from "./rules";
import type { Books } from "./things";

/**
 * The next acting call's fault:
 * - `lose_before`, `lose_after`: the connection breaks before or after execution;
 * - `500_before`, `500_after`: an answer of 500;
 * - `html`, `empty`, `proxy`: executed, answered by something else;
 * - `busy`, `stranger`: 429 or 401, not executed.
 */
export type StripeTrouble =
  | "lose_before"
  | "lose_after"
  | "500_before"
  | "500_after"
  | "html"
  | "empty"
  | "proxy"
  | "busy"
  | "stranger";

/** Everything that one stand-in has at hand. */
export type Desk = {
  readonly books: Books;
  readonly memory: KeyMemory;
  readonly violations: string[];
  readonly asked: string[];
  trouble: { readonly trouble: StripeTrouble; readonly method: string } | null;
  fate: Fate;
  /** Holds the next call; it says when that has come. */
  gate: { readonly came: () => void; readonly opened: Promise<void> } | null;
  lagSeconds: number;
};

/** What is in store for the next payment, once. */
export function taken(desk: Desk): Fate {
  const { fate } = desk;
  desk.fate = NO_FATE;
  return fate;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

export async function serve(
  desk: Desk,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", origin);
  const text = await textOf(request);
  if (!url.pathname.startsWith("/v1/")) {
    const customer = { books: desk.books, fate: () => taken(desk) };
    return serveCustomer(customer, url, readForm(text), request, response);
  }
  await passGate(desk, String(request.headers["idempotency-key"] ?? ""));
  const next = desk.trouble;
  const trouble = next !== null && next.method === request.method ? next.trouble : null;
  if (trouble !== null) desk.trouble = null;
  const answer = answerCall(desk, origin, request, url, text, trouble);
  if (answer === null) request.socket.destroy();
  else {
    const type = answer.text.startsWith("<") ? "text/html" : "application/json";
    const replayed = answer.isReplay ? { "Idempotent-Replayed": "true" } : {};
    response
      .writeHead(answer.status, { "Content-Type": type, "Request-Id": "req_double", ...replayed })
      .end(answer.text);
  }
}

async function passGate(desk: Desk, key: string): Promise<void> {
  const { gate } = desk;
  if (gate === null) return;
  desk.gate = null;
  const done = desk.memory.work(key);
  gate.came();
  await gate.opened;
  done();
}

const BEFORE: Readonly<Partial<Record<StripeTrouble, StripeAnswer | null>>> = {
  lose_before: null,
  busy: failure(429, { type: "invalid_request_error", code: "rate_limit", message: "Too many requests." }),
  stranger: failure(401, { type: "invalid_request_error", message: "Invalid API Key provided." }),
};
const AFTER: Readonly<Partial<Record<StripeTrouble, StripeAnswer | null>>> = {
  lose_after: null,
  html: { status: 200, text: "<html>Bad gateway</html>" },
  empty: { status: 200, text: "" },
  proxy: { status: 502, text: '{"message":"Bad gateway"}' },
};

/** Null if the connection breaks. */
function answerCall(
  desk: Desk,
  origin: string,
  request: IncomingMessage,
  url: URL,
  text: string,
  trouble: StripeTrouble | null,
): StripeAnswer | null {
  const before = trouble === null ? undefined : BEFORE[trouble];
  if (before !== undefined) return before;
  const { method = "GET" } = request;
  const { route, id } = routeOf(method, url.pathname);
  desk.asked.push(route);
  const form = readForm(method === "GET" ? url.search.slice(1) : text);
  notice(desk, request, route, form);
  const act = (): StripeAnswer => {
    if (trouble === "500_before") return BROKEN;
    const answer = answerOf(() => {
      checkFields(route, form);
      return perform(route, {
        books: desk.books,
        origin,
        id,
        form,
        fate: () => taken(desk),
        lagSeconds: desk.lagSeconds,
      });
    });
    if (answer.text.includes('"parameter_')) desk.violations.push(`${route}: ${answer.text}`);
    return trouble === "500_after" ? BROKEN : answer;
  };
  const key = request.headers["idempotency-key"];
  const answer =
    typeof key === "string" ? desk.memory.answer(key, `${url.pathname} ${text}`, desk.books.now(), act) : act();
  if (answer.status === 400 && answer.text.includes('"idempotency_error"'))
    desk.violations.push(`${route}: ${key} with another body`);
  const after = trouble === null ? undefined : AFTER[trouble];
  return after === undefined ? answer : after;
}

function routeOf(method: string, path: string): { route: string; id: string } {
  const id = /\/((?:cs|pi|re|pm)_\w+)/.exec(path)?.[1] ?? "";
  return { route: `${method} ${id === "" ? path : path.replace(id, "*")}`, id };
}

function notice(desk: Desk, { headers, method }: IncomingMessage, route: string, form: Form): void {
  const key = headers["idempotency-key"];
  const hasKey = typeof key === "string" && !key.startsWith("stripe-node-retry");
  // Ending something is harmless when repeated, and a key would repeat a failure of the gateway for a day.
  if (method === "POST" && !hasKey && !/\/(?:expire|cancel|detach)$/.test(route))
    desk.violations.push(`${route}: no idempotency key of the service`);
  if (hasKey && route.endsWith("/expire")) desk.violations.push(`${route}: an idempotency key`);
  if (headers["stripe-version"] !== API_VERSION) desk.violations.push(`${route}: version ${headers["stripe-version"]}`);
  if (!headers.authorization?.startsWith("Bearer sk_test_")) desk.violations.push(`${route}: no test key`);
  const wrong = checkRequest(route, form);
  if (wrong !== null) desk.violations.push(`${route}: ${wrong}`);
}
