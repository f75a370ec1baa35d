/** `GET /metrics` for Prometheus (docs/observability.md). */
import { timingSafeEqual } from "node:crypto";
import { env } from "@/server/env";
import { readGauges } from "@/server/jobs/gauges";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { metricsText } from "@/server/telemetry/metrics-text";
import { fileReply, type Reply } from "./reply";

/**
 * Checks the token for metrics. Without a configured token every request is refused, even from this machine,
 * because a proxy here may forward it.
 */
function mayRead(headers: Headers): boolean {
  const { metricsToken } = env.telemetry;
  if (metricsToken === null) return false;
  const given = sha256(headers.get("authorization") ?? "");
  return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${metricsToken}`)));
}

/** Metrics that cannot be read are omitted. @throws {NotFound} for callers without the token */
export async function replyMetrics(system: SystemCtx, headers: Headers): Promise<Reply> {
  if (!mayRead(headers)) throw new NotFound();
  const text = await metricsText(await readGauges(system));
  return fileReply({ content: Buffer.from(text), contentType: "text/plain; version=0.0.4; charset=utf-8" }, {});
}
