import type { IncomingMessage, ServerResponse } from "node:http";
import { addressBlock } from "@/server/kernel/address-block";
import { answerJson } from "./answer-json";
import { type Bridge, bridge } from "./bridge";
import { isLoopback } from "./caller-address";
import { pathOf } from "./prepare";
import { rateQueues } from "./rate-queues";

const PROBE = /^\/api\/health(\/ready)?\/?$/;

const RULE = { size: 50, perSecond: 50, mostWaiting: Number.POSITIVE_INFINITY };
/** A probe above its address's rate waits at most this time in milliseconds, because probes give up early. */
const MOST_WAIT_MS = 500;

async function answer(response: ServerResponse, readiness: Bridge["readiness"]): Promise<void> {
  const view = await readiness?.();
  if (view === undefined) answerJson(response, 200, { status: "ok" });
  else answerJson(response, view.status === "ready" ? 200 : 503, view);
}

type Probe = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly address: string };

/**
 * Answers health probes without Next, so that they wait for no other request and a flood of them is cheap.
 * The function returns whether the request is a probe.
 */
export function probes(): (probe: Probe) => boolean {
  const inQueue = rateQueues();
  return ({ request, response, address }) => {
    const { method } = request;
    const { readiness } = bridge();
    const [probe, ready] = method === "GET" || method === "HEAD" ? (PROBE.exec(pathOf(request)) ?? []) : [];
    if (probe === undefined || readiness === undefined) return false;
    let hasStarted = false;
    const start = (): void => {
      if (hasStarted) return;
      hasStarted = true;
      clearTimeout(timer);
      void answer(response, ready === undefined ? undefined : readiness);
    };
    const timer = setTimeout(start, MOST_WAIT_MS);
    if (isLoopback(address)) start();
    else inQueue(addressBlock(address), { rule: RULE, cost: 1, response }, start);
    return true;
  };
}
