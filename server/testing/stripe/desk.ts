/** How the Stripe double takes calls: keys, faults, and what no sound connector sends. */
import { API_VERSION } from "@/server/domain/gateways/stripe/transport";
import { BETWEEN, type CallRules, type DoubleCall, type FaultRule, type Reply } from "../gateway-double/call-server";
import { type Form, readForm } from "../gateway-double/form";
import { checkRequest } from "./openapi-check";
import { failure } from "./things";

/** The next call's fault; `_before` and the last two do not act. */
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

const BROKEN = failure(500, { type: "api_error", message: "Something went wrong on our end." });
const KEY_ERROR = "idempotency_error";
const REFUSED = "invalid_request_error";

const FAULTS: Readonly<Record<StripeTrouble, FaultRule>> = {
  lose_before: BETWEEN.broken_before,
  lose_after: BETWEEN.broken_after,
  // A key's answer is repeated, also a 500.
  "500_before": { acts: false, reply: BROKEN, isKept: true },
  "500_after": { acts: true, reply: BROKEN, isKept: true },
  html: { acts: true, reply: { status: 200, body: "<html>Bad gateway</html>" } },
  empty: BETWEEN.empty,
  proxy: { acts: true, reply: { status: 502, body: { message: "Bad gateway" } } },
  busy: { acts: false, reply: failure(429, { type: REFUSED, code: "rate_limit", message: "Too many requests." }) },
  stranger: { acts: false, reply: failure(401, { type: REFUSED, message: "Invalid API Key provided." }) },
};

const isUnread = ({ status, body }: Reply) => status === 400 && JSON.stringify(body).includes('"parameter_');

/** The path with its id replaced by `*`. */
export function routeOf({ method, path }: { method: string; path: string }): { route: string; id: string } {
  const id = /\/((?:cs|pi|re|pm)_\w+)/.exec(path)?.[1] ?? "";
  return { route: `${method} ${id === "" ? path : path.replace(id, "*")}`, id };
}

function check({ headers, key, body, ...call }: DoubleCall<Form>): readonly string[] {
  const { route } = routeOf(call);
  const hasKey = key !== null && !key.startsWith("stripe-node-retry");
  const wrong = [checkRequest(route, body)];
  // Ending something is harmless when repeated, and a key would repeat a failure of the gateway for a day.
  if (call.method === "POST" && !hasKey && !/\/(?:expire|cancel|detach)$/.test(route)) wrong.push("no key");
  if (hasKey && route.endsWith("/expire")) wrong.push("an idempotency key");
  if (headers["stripe-version"] !== API_VERSION) wrong.push(`version ${headers["stripe-version"]}`);
  if (!headers.authorization?.startsWith("Bearer sk_test_")) wrong.push("no test key");
  return wrong.filter((fault) => fault !== null).map((fault) => `${route}: ${fault}`);
}

export const STRIPE_RULES: Omit<CallRules<StripeTrouble, Form>, "perform"> = {
  faults: FAULTS,
  keys: {
    lifeMs: 24 * 3_600_000,
    conflict: failure(400, { type: KEY_ERROR, message: "The key was used with other parameters." }),
    running: failure(409, { type: KEY_ERROR, code: "idempotency_key_in_use", message: "The key is in use." }),
    keeps: (reply) => !isUnread(reply),
    headers: (_, isReplay) => ({ "Request-Id": "req_double", ...(isReplay && { "Idempotent-Replayed": "true" }) }),
  },
  read: (text, url, method) => readForm(method === "GET" ? url.search.slice(1) : text),
  isUnsound: isUnread,
  check,
};
