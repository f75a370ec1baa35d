/** `GET /metrics`: what this process measured, for Prometheus (docs/observability.md). */
import { timingSafeEqual } from "node:crypto";
import { systemContext } from "@/server/context";
import { env } from "@/server/env";
import { readGauges } from "@/server/jobs/gauges";
import { sha256 } from "@/server/kernel/ids";
import { metricsText } from "@/server/telemetry/metrics-text";
import { peerOf } from "./endpoint";

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

/** Callers with the token or, where there is none, callers of this machine; to others the path is unknown. */
function mayRead(request: Request): boolean {
  const { metricsToken } = env.telemetry;
  if (metricsToken === null) return LOOPBACK.has(peerOf(request));
  const given = sha256(request.headers.get("authorization") ?? "");
  return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${metricsToken}`)));
}

/** The metrics as text, or 404. Never throws: what cannot be read is left out. */
export async function answerMetrics(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (!mayRead(request)) return Response.json({ detail: "Not found." }, { status: 404, headers });
  const text = await metricsText(await readGauges(systemContext()));
  return new Response(text, { headers: { ...headers, "Content-Type": "text/plain; version=0.0.4; charset=utf-8" } });
}
