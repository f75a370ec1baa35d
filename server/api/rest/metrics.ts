/** `GET /metrics` for Prometheus (docs/observability.md). */
import { timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";
import { readGauges } from "@/server/jobs/gauges";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { metricsText } from "@/server/telemetry/metrics-text";
import { fileReply, type Reply } from "./reply";

const LOOPBACK = new Set(["127.0.0.1", "::1"]);

type Reader = { readonly headers: Headers; readonly address: string };

/** Next itself sets `X-Forwarded-*`, so `server/front` marks the headers of proxies. */
function isPassedOn(headers: Headers): boolean {
  return headers.has("x-sarraf-proxied");
}

/**
 * True for callers with the token. Without a configured token only callers on this machine may read, if
 * BASE_URL is a loopback address, TRUST_PROXY is unset and no proxy passed the request on.
 */
function mayRead({ headers, address }: Reader): boolean {
  const { metricsToken } = env.telemetry;
  if (metricsToken === null) return LOOPBACK.has(address) && env.isLoopback && !env.hasProxy && !isPassedOn(headers);
  const given = sha256(headers.get("authorization") ?? "");
  return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${metricsToken}`)));
}

/** Metrics that cannot be read are omitted. @throws {NotFound} for other callers */
export async function replyMetrics(system: SystemCtx, reader: Reader): Promise<Reply> {
  if (!mayRead(reader)) throw new NotFound();
  const text = await metricsText(await readGauges(system));
  return fileReply({ content: Buffer.from(text), contentType: "text/plain; version=0.0.4; charset=utf-8" }, {});
}
