/** Calls a route file's handlers as the HTTP server would. */

type Handler = (request: Request, context: { readonly params?: Promise<object> }) => Promise<Response>;

/** A request. A plain object as `body` is sent as JSON; texts, forms and bytes are sent unchanged. */
export type RouteRequest = {
  readonly method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS";
  /** Path and query; may be partial if the tested code reads only a part. */
  readonly path?: string;
  readonly params?: Readonly<Record<string, string | string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Key of the header `Authorization: Api-Key …`. */
  readonly key?: string;
  /** User name and password of the header `Authorization: Basic …`. */
  readonly basic?: readonly [username: string, password: string];
  readonly body?: unknown;
};

/** The response with its parsed body; `body` is null if there is none. */
export type RouteReply = {
  readonly status: number;
  readonly headers: Headers;
  /** The body as received. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert the types of the bodies themselves
  readonly body: any;
};

function isRaw(body: unknown): body is BodyInit {
  if (typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream) return true;
  return body instanceof FormData || body instanceof URLSearchParams;
}

function authorization({ key, basic }: RouteRequest): Record<string, string> {
  if (key !== undefined) return { Authorization: `Api-Key ${key}` };
  if (basic === undefined) return {};
  return { Authorization: `Basic ${Buffer.from(basic.join(":")).toString("base64")}` };
}

function toRequest(sent: RouteRequest): Request {
  const { method = "GET", path = "/b/test/", body } = sent;
  const json: Record<string, string> = body === undefined || isRaw(body) ? {} : { "Content-Type": "application/json" };
  return new Request(`http://internal.invalid${path}`, {
    method,
    headers: { ...json, ...authorization(sent), ...sent.headers },
    body: body === undefined ? null : isRaw(body) ? body : JSON.stringify(body),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
}

/** Sends one request to the handlers of a route file, such as `import * as sessions from "./route"`. */
export async function callRoute(
  handlers: { readonly [verb in NonNullable<RouteRequest["method"]>]: Handler },
  sent: RouteRequest,
): Promise<RouteReply> {
  const handler = handlers[sent.method ?? "GET"];
  const response = await handler(toRequest(sent), sent.params ? { params: Promise.resolve(sent.params) } : {});
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === "" ? null : JSON.parse(text) };
}
