export type TypedRequest = {
  readonly method: string;
  readonly path: string;
  /** Request headers, one per line, as `name: value`. */
  readonly headers: string;
  readonly body: string | null;
  readonly key: string;
  readonly isPublic: boolean;
};

/** `live` and `unfinished` mean that the request was not sent. */
export type SentAnswer =
  | { readonly kind: "live" | "offline" | "unfinished" }
  | { readonly kind: "answered"; status: number; ms: number; headers: string; body: string };

/** The path of the test clock, which only merchants outside production have. */
const CLOCK = "/b/sandbox/v1/clock/";
const REFUSED_LIVE = 403;

/**
 * Sends a request to this service only. A query of the test clock first detects keys of production merchants,
 * which are refused.
 */
export async function sendRequest(typed: TypedRequest, ask: typeof fetch = fetch): Promise<SentAnswer> {
  if (!/^\/(?!\/)[^{}\\]*$/.test(typed.path)) return { kind: "unfinished" };
  const headers = headersOf(typed);
  try {
    if (!typed.isPublic && (await isLive(typed.key, ask))) return { kind: "live" };
    const begun = performance.now();
    const { method, path, body } = typed;
    const reply = await ask(path, { method, headers, body, credentials: "omit", redirect: "manual" });
    const text = await reply.text();
    const ms = Math.round(performance.now() - begun);
    const lines = [...reply.headers].map(([name, value]) => `${name}: ${value}`);
    return { kind: "answered", status: reply.status, ms, headers: lines.join("\n"), body: pretty(text) };
  } catch {
    return { kind: "offline" };
  }
}

async function isLive(key: string, ask: typeof fetch): Promise<boolean> {
  const reply = await ask(CLOCK, { headers: { Authorization: `Api-Key ${key}` }, credentials: "omit" });
  return reply.status === REFUSED_LIVE;
}

function headersOf({ headers, body, key, isPublic }: TypedRequest): Headers {
  const made = new Headers(body === null ? {} : { "Content-Type": "application/json" });
  for (const line of headers.split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) made.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  if (!isPublic) made.set("Authorization", `Api-Key ${key}`);
  return made;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
