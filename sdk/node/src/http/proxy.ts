/** Sends requests through the proxy that the environment names, which `fetch` of Node does not. */
import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

type Environment = Readonly<Record<string, string | undefined>>;

/** Lower-case names take precedence; an empty value counts as unset. */
function variable(env: Environment, name: string): string | undefined {
  return env[name.toLowerCase()] || env[name.toUpperCase()] || undefined;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

/**
 * True if an entry of NO_PROXY is the host, one of its parent domains, or `*`; an entry may also name a port.
 */
function isDirect(url: URL, list: string): boolean {
  const host = hostOf(url);
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return list
    .split(/[\s,]+/)
    .filter((entry) => entry !== "")
    .some((entry) => {
      const [, name = entry, wanted] = /^\[(.+)\](?::(\d+))?$/.exec(entry) ?? /^([^:]+):(\d+)$/.exec(entry) ?? [];
      const domain = name.toLowerCase().replace(/^\*?\./, "");
      if (entry === "*") return true;
      return (wanted === undefined || wanted === port) && (host === domain || host.endsWith(`.${domain}`));
    });
}

function httpOnly(given: string | undefined): string | undefined {
  return given?.includes("://") && !/^http:/i.test(given) ? undefined : given;
}

/**
 * The proxy for an address, by HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY; null for none, as for this
 * machine.
 * ALL_PROXY counts only if it is an http address: it often names a SOCKS proxy.
 * @throws {TypeError} without the value, which may contain a password, if the variable is no http address
 */
export function proxyFor(address: string, env: Environment = process.env): URL | null {
  const url = new URL(address);
  const name = url.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY";
  const given = variable(env, name) ?? httpOnly(variable(env, "ALL_PROXY"));
  if (given === undefined || LOOPBACK.test(url.hostname) || isDirect(url, variable(env, "NO_PROXY") ?? "")) return null;
  const text = given.includes("://") ? given : `http://${given}`;
  if (!URL.canParse(text) || new URL(text).protocol !== "http:")
    throw new TypeError(`${name} or ALL_PROXY is no address of an http proxy.`);
  return new URL(text);
}

function credentials({ username, password }: URL): Record<string, string> {
  if (username === "") return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { "Proxy-Authorization": `Basic ${Buffer.from(pair).toString("base64")}` };
}

function toProxy(proxy: URL, options: { method: string; path: string; headers: object; signal: AbortSignal }) {
  return httpRequest({
    host: hostOf(proxy),
    port: proxy.port || 80,
    agent: false,
    ...options,
    headers: { ...options.headers, ...credentials(proxy) },
  });
}

function tunnel(proxy: URL, url: URL, signal: AbortSignal) {
  const target = `${url.hostname}:${url.port || 443}`;
  return new Promise<Socket>((done, fail) => {
    const asked = toProxy(proxy, { method: "CONNECT", path: target, headers: { Host: target }, signal });
    asked.once("error", fail);
    asked.once("connect", ({ statusCode }: IncomingMessage, socket) => {
      if (statusCode === 200) return done(socket);
      socket.destroy();
      fail(Object.assign(new Error(`The proxy answered ${statusCode}.`), { code: `PROXY_${statusCode}` }));
    });
    asked.end();
  });
}

function answered(sent: ClientRequest, body: Buffer | null): Promise<Response> {
  return new Promise((done, fail) => {
    sent.once("error", fail);
    sent.once("response", (message: IncomingMessage) => {
      const chunks: Buffer[] = [];
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      message.once("error", fail);
      message.once("end", () => done(responseOf(message, Buffer.concat(chunks))));
    });
    sent.end(body);
  });
}

function responseOf({ statusCode = 502, rawHeaders }: IncomingMessage, content: Buffer): Response {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  const isEmpty = [204, 205, 304].includes(statusCode);
  return new Response(isEmpty ? null : new Uint8Array(content), { status: statusCode, headers });
}

/** Sends a request like `fetch`, but through the proxy; redirects are not followed. */
export async function fetchThrough(proxy: URL, address: string, init: RequestInit & { signal: AbortSignal }) {
  const { signal } = init;
  const url = new URL(address);
  const request = new Request(url, init);
  const body = init.body === null || init.body === undefined ? null : Buffer.from(await request.arrayBuffer());
  const headers = {
    ...Object.fromEntries(request.headers),
    Host: url.host,
    ...(body !== null && { "Content-Length": String(body.length) }),
  };
  const { method } = request;
  if (url.protocol === "http:") return answered(toProxy(proxy, { method, path: url.href, headers, signal }), body);
  const socket = await tunnel(proxy, url, signal);
  const host = hostOf(url);
  const createConnection = () => tlsConnect({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
  const path = `${url.pathname}${url.search}`;
  return answered(httpsRequest({ host, path, method, headers, signal, createConnection }), body);
}
