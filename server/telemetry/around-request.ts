import type { IncomingMessage, ServerResponse } from "node:http";
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { areaOf } from "@/server/front/areas";
import { observeSeconds } from "./instruments";
import { inRequest } from "./request-scope";

/** Runs a request in a span that continues the caller's trace (`traceparent`). */
export function aroundRequest<Result>(request: IncomingMessage, response: ServerResponse, work: () => Result): Result {
  const method = request.method ?? "GET";
  const area = areaOf((request.url ?? "/").split("?", 1)[0] ?? "/");
  const requestId = String(request.headers["x-request-id"] ?? "");
  const parent = propagation.extract(context.active(), request.headers);
  const attributes = { "http.request.method": method, "sarraf.area": area, "sarraf.request_id": requestId };
  const options = { kind: SpanKind.SERVER, attributes };
  const span = trace.getTracer("sarraf").startSpan(`${method} ${area}`, options, parent);
  const started = performance.now();
  response.once("close", () => {
    const status = response.statusCode;
    observeSeconds("sarraf_http_request_seconds", (performance.now() - started) / 1_000, {
      area,
      method,
      status: `${Math.floor(status / 100)}xx`,
    });
    span.setAttribute("http.response.status_code", status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  return inRequest(requestId, () => context.with(trace.setSpan(parent, span), work));
}
