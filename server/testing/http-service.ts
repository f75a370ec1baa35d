/**
 * Serves the REST API and its document over HTTP in the test's process, with the real route files and
 * `server/front`, but without Next and pages. SDKs are tested against it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { frontOf } from "@/server/front/front";

const APP = resolve("app");
const DOCUMENT = resolve("public/openapi.json");
const BODILESS = ["GET", "HEAD"];

type Handler = (request: Request, context: { readonly params: Promise<object> }) => Promise<Response>;
type Route = { readonly file: string; readonly segments: readonly string[] };
type FoundRoute = { readonly file: string; readonly params: Readonly<Record<string, string | string[]>> };

/** A running service; `address` has no trailing slash. */
export type HttpService = { readonly address: string; stop(): Promise<void> };

/** Sorts routes so that the most specific one matches first, as in Next. */
const RANKS = [/^[^[]/, /^\[(?!\.)/, /^\[/];
const rankOf = (segment = ""): number => RANKS.findIndex((each) => each.test(segment));

function nearestFirst(one: Route, other: Route): number {
  const differs = one.segments.findIndex((segment, at) => rankOf(segment) !== rankOf(other.segments[at]));
  return differs === -1 ? 0 : rankOf(one.segments[differs]) - rankOf(other.segments[differs]);
}

/** Every route file, except those of pages. */
function routes(): Route[] {
  const files = readdirSync(APP, { recursive: true }).map(String);
  return files
    .filter((name) => /(^|\/)route\.tsx?$/.test(name) && !/^[[(]/.test(name))
    .map((name) => ({ file: join(APP, name), segments: name.split("/").slice(0, -1) }))
    .toSorted(nearestFirst);
}

/** The path's parameters if it matches the route; otherwise null. */
function paramsOf({ segments }: Route, path: readonly string[]): FoundRoute["params"] | null {
  const params: Record<string, string | string[]> = {};
  for (const [at, segment] of segments.entries()) {
    const rest = /^\[\.\.\.(.+)\]$/.exec(segment)?.[1];
    if (rest !== undefined) return path.length > at ? { ...params, [rest]: path.slice(at) } : null;
    const name = /^\[(.+)\]$/.exec(segment)?.[1];
    const given = path[at];
    if (given === undefined || (name === undefined && given !== segment)) return null;
    if (name !== undefined) params[name] = given;
  }
  return path.length === segments.length ? params : null;
}

function find(known: readonly Route[], pathname: string): FoundRoute | null {
  const path = pathname
    .split("/")
    .filter((segment) => segment !== "")
    .map(decodeURIComponent);
  for (const route of known) {
    const params = paramsOf(route, path);
    if (params !== null) return { file: route.file, params };
  }
  return null;
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = BODILESS.includes(method) ? null : (Readable.toWeb(incoming) as ReadableStream);
  // Node requires this option for a streamed body.
  const duplex = { duplex: "half" };
  return new Request(new URL(url, "http://internal.invalid"), { method, headers: pairs, body, ...duplex });
}

async function answer(known: readonly Route[], incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? "/", "http://internal.invalid");
  if (pathname === "/openapi.json") {
    response.writeHead(200, { "content-type": "application/json" }).end(readFileSync(DOCUMENT));
    return;
  }
  const found = find(known, pathname);
  if (found === null) {
    response.writeHead(404).end();
    return;
  }
  const handlers: Record<string, Handler> = await import(/* @vite-ignore */ found.file);
  const made = await handlers[incoming.method ?? "GET"]?.(toRequest(incoming), {
    params: Promise.resolve(found.params),
  });
  if (made === undefined) {
    response.writeHead(405).end();
    return;
  }
  response.writeHead(made.status, Object.fromEntries(made.headers));
  if (made.body === null) response.end();
  else await pipeline(Readable.fromWeb(made.body as never), response);
}

/** Serves on a loopback port, a free one by default. */
export async function startHttpService(port = 0): Promise<HttpService> {
  const known = routes();
  const front = frontOf((incoming: IncomingMessage, response: ServerResponse) => {
    answer(known, incoming, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const server = createServer(front);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
