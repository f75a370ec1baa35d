/**
 * Limits the requests that callers without a known credential can make to this process (Spec, "Rate limits
 * and repeated requests"). Above an address's rate they are delayed, and refused if too many wait and none
 * has a credential. One starts per turn of the event loop.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { limited as arabic } from "@/messages/ar.json";
import { limited as english } from "@/messages/en.json";
import { addressBlock } from "@/server/kernel/address-block";
import { areaOf } from "./areas";
import type { View } from "./bridge";
import { isLoopback } from "./caller-address";
import { knownCredentials } from "./known-credentials";
import { pathOf } from "./prepare";
import { type QueueRule, rateQueues } from "./rate-queues";
import { turns } from "./turns";

type Counter = "anonymous" | "pages" | "files" | "signed" | "unknown_credential";

/**
 * The limits are high for gateways and Inngest, which share addresses and whose signed requests must not be
 * lost.
 */
const RULES: Readonly<Record<Counter, QueueRule>> = {
  anonymous: { size: 100, perSecond: 50, mostWaiting: 400 },
  pages: { size: 20, perSecond: 10, mostWaiting: 100 },
  files: { size: 400, perSecond: 200, mostWaiting: 2_000 },
  signed: { size: 400, perSecond: 200, mostWaiting: 2_000 },
  unknown_credential: { size: 100, perSecond: 20, mostWaiting: Number.POSITIVE_INFINITY },
};

/** Health probes are never refused, because a proxy would take the process out of service. */
const PROBES = /^\/api\/health(?:\/|$)/;
const INNGEST = /^\/api\/inngest(?:\/|$)/;
/** The path of a batch contains its calls, separated by commas. */
const BATCH = /^\/api\/trpc\/([^/]*)/;
const NO_CREDENTIAL_TAKEN = /^\/(?:api\/(?!inngest)|b\/(?:auth|checkout\/redirect)\/)/;

function counterOf(request: IncomingMessage): Counter | null {
  const path = pathOf(request);
  const area = areaOf(path);
  if (PROBES.test(path)) return null;
  if (area === "file") return "files";
  if (area === "notification" || INNGEST.test(path)) return "signed";
  if (area === "page") return "pages";
  const takesCredential = (area === "api" || area === "metrics") && !NO_CREDENTIAL_TAKEN.test(path);
  return takesCredential && request.headers.authorization ? "unknown_credential" : "anonymous";
}

function costOf(request: IncomingMessage): number {
  return BATCH.exec(pathOf(request))?.[1]?.split(/,|%2c/i).length ?? 1;
}

function refuse(request: IncomingMessage, response: ServerResponse, counter: Counter): void {
  const { size, perSecond, mostWaiting } = RULES[counter];
  const seconds = Math.ceil(mostWaiting / perSecond);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Retry-After", String(seconds));
  response.setHeader("RateLimit-Policy", `"${counter}";q=${size};w=${size / perSecond}`);
  response.setHeader("RateLimit", `"${counter}";r=0;t=${seconds}`);
  // The body was not read, so the connection cannot be used again.
  if (request.method !== "GET" && request.method !== "HEAD") response.setHeader("Connection", "close");
  if (areaOf(pathOf(request)) === "page") {
    const { title, text } = request.url?.startsWith("/ar") ? arabic : english;
    response.writeHead(429, { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" });
    response.end(`${title}\n${text}\n`);
    return;
  }
  response.writeHead(429, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ detail: `Request was throttled. Expected available in ${seconds} seconds.` }));
}

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly view: View;
  readonly address: string;
};

/** A function that starts a request now or later, or refuses it. Loopback addresses are not limited. */
export function strangersGate(): (exchange: Exchange, start: () => unknown) => unknown {
  const known = knownCredentials();
  const inQueue = rateQueues();
  const inTurn = turns();
  return ({ request, response, view, address }, start) => {
    if (isLoopback(address)) return start();
    const block = addressBlock(address);
    const counter = counterOf(request);
    if (counter === "unknown_credential") {
      const credential = `${block} ${request.headers.authorization}`;
      response.once("close", () => {
        if (view.credential === "accepted") known.add(credential);
        else if (view.credential === "refused") known.remove(credential);
      });
      if (known.has(credential)) return start();
    }
    const later = (): void =>
      inTurn(block, () => {
        if (!response.destroyed) start();
      });
    if (counter === null) return later();
    const queued = { rule: RULES[counter], cost: costOf(request), response };
    return inQueue(`${counter} ${block}`, queued, later) || refuse(request, response, counter);
  };
}
