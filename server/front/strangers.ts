/**
 * Limits the requests that callers without a known credential can make to this process (Spec, "Rate limits
 * and repeated requests"). Requests without a credential are counted by address, and refused above the limit.
 * Requests with an unknown credential are delayed above the limit, not refused. Requests of both kinds start
 * one per turn of the event loop.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { limited as arabic } from "@/messages/ar.json";
import { limited as english } from "@/messages/en.json";
import { addressBlock } from "@/server/kernel/address-block";
import { areaOf } from "./areas";
import type { View } from "./bridge";
import { type BucketRule, buckets } from "./buckets";
import { isLoopback } from "./caller-address";
import { knownCredentials } from "./known-credentials";
import { pathOf } from "./prepare";
import { turns } from "./turns";

type Counter = "anonymous" | "files" | "signed" | "unknown_credential";

/**
 * The limits are high for gateways and Inngest, which share addresses and whose signed requests must not be
 * lost.
 */
const RULES: Readonly<Record<Counter, BucketRule>> = {
  anonymous: { size: 500, perSecond: 50 },
  files: { size: 2_000, perSecond: 200 },
  signed: { size: 2_000, perSecond: 200 },
  unknown_credential: { size: 100, perSecond: 50 },
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
  const takesCredential = (area === "api" || area === "metrics") && !NO_CREDENTIAL_TAKEN.test(path);
  return takesCredential && request.headers.authorization ? "unknown_credential" : "anonymous";
}

function costOf(request: IncomingMessage): number {
  return BATCH.exec(pathOf(request))?.[1]?.split(/,|%2c/i).length ?? 1;
}

function refuse(request: IncomingMessage, response: ServerResponse, waitMs: number, counter: Counter): void {
  const { size, perSecond } = RULES[counter];
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
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
  const wait = `${seconds} second${seconds === 1 ? "" : "s"}`;
  response.end(JSON.stringify({ detail: `Request was throttled. Expected available in ${wait}.` }));
}

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly view: View;
  readonly address: string;
};

/** A function that starts a request now or later, or refuses it. Loopback addresses are not limited. */
export function strangersGate(): (exchange: Exchange, start: () => unknown) => unknown {
  const levels = buckets();
  const known = knownCredentials();
  const inTurn = turns();
  /** Delayed requests of one address wait one after the other. */
  const waiting = new Map<string, Promise<void>>();
  const untilAllowed = async (block: string): Promise<void> => {
    for (;;) {
      const wait = levels.take(`unknown_credential ${block}`, RULES.unknown_credential);
      if (wait === 0) return;
      await sleep(wait, undefined, { ref: false });
    }
  };
  const inQueue = (block: string): Promise<void> => {
    const turn = (waiting.get(block) ?? Promise.resolve()).then(() => untilAllowed(block));
    waiting.set(block, turn);
    void turn.then(() => {
      if (waiting.get(block) === turn) waiting.delete(block);
    });
    return turn;
  };
  return ({ request, response, view, address }, start) => {
    if (isLoopback(address)) return start();
    const block = addressBlock(address);
    const counter = counterOf(request);
    const later = (): void =>
      inTurn(block, () => {
        if (!response.destroyed) start();
      });
    if (counter !== "unknown_credential") {
      const wait = counter === null ? 0 : levels.take(`${counter} ${block}`, RULES[counter], costOf(request));
      return wait > 0 && counter !== null ? refuse(request, response, wait, counter) : later();
    }
    const credential = `${block} ${request.headers.authorization}`;
    response.once("close", () => {
      if (view.credential === "accepted") known.add(credential);
      else if (view.credential === "refused") known.remove(credential);
    });
    if (known.has(credential)) return start();
    return void inQueue(block).then(later);
  };
}
