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

type Readiness = NonNullable<Bridge["readiness"]>;

type Probe = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly address: string };

/** Answers health probes without Next. The function returns whether the request is a probe. */
export function probes(): (probe: Probe) => boolean {
  const inQueue = rateQueues();
  const answer = async (response: ServerResponse, readiness: Readiness): Promise<void> => {
    const view = await readiness();
    answerJson(response, view.status === "ready" ? 200 : 503, view);
  };
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
      if (ready === undefined) answerJson(response, 200, { status: "ok" });
      else void answer(response, readiness);
    };
    const timer = setTimeout(start, MOST_WAIT_MS);
    if (isLoopback(address)) start();
    else inQueue(addressBlock(address), { rule: RULE, cost: 1, response }, start);
    return true;
  };
}
