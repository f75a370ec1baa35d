/** Limits requests without a known credential (Spec, "Rate limits and repeated requests" 7 to 10). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { limited as arabic } from "@/messages/ar.json";
import { limited as english } from "@/messages/en.json";
import { addressBlock } from "@/server/kernel/address-block";
import { answerJson } from "./answer-json";
import { areaOf, isPage } from "./areas";
import type { View } from "./bridge";
import { busyLoop } from "./busy-loop";
import { isLoopback } from "./caller-address";
import { knownCredentials } from "./known-credentials";
import { STRANGERS_MOST_BYTES } from "./largest-form";
import { precedence } from "./precedence";
import { pathOf } from "./prepare";
import { type QueueRule, rateQueues } from "./rate-queues";
import { refusedSenders } from "./refused-senders";
import { inSlots, LOOPBACK_SLOTS, PAGE_SLOTS, REQUEST_SLOTS } from "./slots";
import { turns } from "./turns";

type Counter = "anonymous" | "pages" | "files" | "signed" | "unsigned" | "unknown_credential" | "uploads";

/**
 * Gateways and Inngest have high limits, because they share addresses and their signed requests must not be
 * lost. The requests of an address whose last one was refused count as `unsigned`.
 */
const RULES: Readonly<Record<Counter, QueueRule>> = {
  anonymous: { size: 100, perSecond: 50, mostWaiting: 400 },
  pages: { size: 20, perSecond: 10, mostWaiting: 100 },
  files: { size: 400, perSecond: 200, mostWaiting: 2_000 },
  signed: { size: 400, perSecond: 200, mostWaiting: 2_000 },
  unsigned: { size: 40, perSecond: 20, mostWaiting: 2_000 },
  unknown_credential: { size: 100, perSecond: 20, mostWaiting: Number.POSITIVE_INFINITY },
  uploads: { size: 10, perSecond: 2, mostWaiting: 100 },
};

const INNGEST = /^\/api\/inngest(?:\/|$)/;
const BATCH = /^\/api\/trpc\/([^/]*)/;
/** Uploads of images and files are limited even with credentials, because decoding them is expensive. */
const UPLOADS = /^\/b\/(?:merchant\/v1\/settings\/(?:logo|favicon)|checkout\/v1\/upload-attachment)\/?$/;
const NO_CREDENTIAL_TAKEN = /^\/(?:api\/(?!inngest)|b\/(?:auth|checkout\/redirect)\/)/;

/** Path of the icon that Next draws for browser tabs. */
const ICON = "/icon.svg";

/** @param isStored false if the path's file is missing or generated per request */
function counterOf(request: IncomingMessage, isStored: boolean): Counter {
  const path = pathOf(request);
  const area = areaOf(path);
  if (area === "file") return isStored ? "files" : path === ICON ? "anonymous" : "pages";
  if (area === "notification" || INNGEST.test(path)) return "signed";
  if (area === "page") return "pages";
  if (UPLOADS.test(path) && request.method === "POST") return "uploads";
  const takesCredential = (area === "api" || area === "metrics") && !NO_CREDENTIAL_TAKEN.test(path);
  return takesCredential && request.headers.authorization ? "unknown_credential" : "anonymous";
}

const BYTES_PER_REQUEST = 16_384;
/** Assumed size in bytes of an API request's body without a declared length. */
const LONGEST_BODY = 1_048_576;

const SIGN_IN = /^\/b\/auth\/v1\/token\/?$/;
const SIGN_IN_COST = 5;

const COSTLY: ReadonlySet<Counter> = new Set(["anonymous", "pages", "unknown_credential", "unsigned"]);
const FILE_BYTES_PER_REQUEST = 65_536;

function costOf(request: IncomingMessage): number {
  const path = pathOf(request);
  const calls = BATCH.exec(path)?.[1]?.split(/,|%2c/i).length ?? (SIGN_IN.test(path) ? SIGN_IN_COST : 1);
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  const longest = isPage(path) ? STRANGERS_MOST_BYTES : LONGEST_BODY;
  const bytes = encoding === undefined ? Number(length ?? 0) : longest;
  return Math.max(calls, Math.ceil(bytes / BYTES_PER_REQUEST));
}

function refuse(request: IncomingMessage, response: ServerResponse, counter: Counter): void {
  const { size, perSecond, mostWaiting } = RULES[counter];
  const seconds = Math.ceil(mostWaiting / perSecond);
  response.setHeader("RateLimit-Policy", `"${counter}";q=${size};w=${size / perSecond}`);
  response.setHeader("RateLimit", `"${counter}";r=0;t=${seconds}`);
  answerLater(request, response, { status: 429, seconds });
}

const BUSY_SECONDS = 15;

function answerLater(
  request: IncomingMessage,
  response: ServerResponse,
  { status, seconds }: { readonly status: 429 | 503; readonly seconds: number },
): void {
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Retry-After", String(seconds));
  // Closes the connection, because an unread body prevents its reuse.
  if (request.method !== "GET" && request.method !== "HEAD") response.setHeader("Connection", "close");
  if (isPage(pathOf(request))) {
    const { title, text } = request.url?.startsWith("/ar") ? arabic : english;
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" });
    response.end(`${title}\n${text}\n`);
    return;
  }
  answerJson(response, status, { detail: `Request was throttled. Expected available in ${seconds} seconds.` });
}

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly view: View;
  readonly address: string;
};

/**
 * Returns a function that starts a request now or later, or refuses it. Of loopback addresses only pages are
 * limited.
 * @param sizes of the files that are served as they are, by path; null if they are not known
 */
export function strangersGate(
  sizes: ReadonlyMap<string, number> | null,
): (exchange: Exchange, start: () => unknown) => unknown {
  const known = knownCredentials();
  const refused = refusedSenders();
  const isBusy = busyLoop();
  const first = precedence(isBusy);
  const inQueue = rateQueues();
  const inTurn = turns();
  const inPageSlot = inSlots(PAGE_SLOTS, isBusy, first);
  const inRequestSlot = inSlots(REQUEST_SLOTS, isBusy, first);
  const inLocalPageSlot = inSlots(LOOPBACK_SLOTS, isBusy);
  const inLocalFormSlot = inSlots(LOOPBACK_SLOTS, isBusy);
  return (exchange, start) => {
    const { request, response, address } = exchange;
    const refuseBusy = (): void => answerLater(request, response, { status: 503, seconds: BUSY_SECONDS });
    if (isLoopback(address)) {
      if (!isPage(pathOf(request))) return start();
      const inLocalSlot = request.method === "POST" ? inLocalFormSlot : inLocalPageSlot;
      return inLocalSlot(address, { response, start, refuse: refuseBusy });
    }
    const block = addressBlock(address);
    const size = sizes === null ? 0 : sizes.get(pathOf(request));
    let counter = counterOf(request, size !== undefined);
    if (counter === "unknown_credential" && known.watch(`${block} ${request.headers.authorization}`, exchange)) {
      first.give(response);
      return start();
    }
    if (counter === "signed" && refused.watch(block, response)) counter = "unsigned";
    const isLimited = counter !== "files" && counter !== "signed";
    const isRendered = counter === "pages" && request.method !== "POST";
    const inSlot = isRendered ? inPageSlot : inRequestSlot;
    const later = (): void =>
      inTurn(block, () => {
        if (response.destroyed) return;
        if (isLimited) inSlot(block, { response, start, refuse: refuseBusy });
        else start();
      });
    const cost = COSTLY.has(counter) ? costOf(request) : 1 + Math.floor((size ?? 0) / FILE_BYTES_PER_REQUEST);
    const queued = { rule: RULES[counter], cost, response };
    return inQueue(`${counter} ${block}`, queued, later) || refuse(request, response, counter);
  };
}
