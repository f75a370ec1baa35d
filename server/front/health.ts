import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson } from "./answer-json";
import { bridge } from "./bridge";
import { pathOf } from "./prepare";

const PROBE = /^\/api\/health(\/ready)?\/?$/;

/**
 * Answers health probes without Next, so that they wait for no other request and a flood of them is cheap.
 * @returns whether the request is a probe
 */
export function answerProbe(request: IncomingMessage, response: ServerResponse): boolean {
  const { method } = request;
  const { readiness } = bridge();
  const [probe, ready] = method === "GET" || method === "HEAD" ? (PROBE.exec(pathOf(request)) ?? []) : [];
  if (probe === undefined || readiness === undefined) return false;
  if (ready === undefined) answerJson(response, 200, { status: "ok" });
  else void readiness().then((view) => answerJson(response, view.status === "ready" ? 200 : 503, view));
  return true;
}
