import { createServer } from "node:http";
import { trace } from "@opentelemetry/api";
import { afterEach, describe, expect, test, vi } from "vitest";
import { areaOf } from "@/server/front/areas";
import { logger } from "@/server/log";
import { aroundRequest } from "./around-request";
import { count, observeSeconds } from "./instruments";
import { gaugeText, metricsText } from "./metrics-text";
import { currentRequestId, inRequest } from "./request-scope";
import { startTelemetry } from "./start";
import { timed, timedStatements } from "./timed";

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
  vi.unstubAllEnvs();
});

test("what is counted and timed is in Prometheus' text, by its labels", async () => {
  stop = startTelemetry();
  count("sarraf_webhook_tries_total", { outcome: "delivered" });
  count("sarraf_webhook_tries_total", { outcome: "delivered" });
  observeSeconds("sarraf_gateway_call_seconds", 0.3, { connector: "stripe", kind: "charge" });
  const text = await metricsText([{ name: "sarraf_ready", help: "Ready.", value: 1 }]);
  expect(text).toContain('sarraf_webhook_tries_total{outcome="delivered"} 2');
  expect(text).toContain("# TYPE sarraf_gateway_call_seconds histogram");
  expect(text).toContain('sarraf_gateway_call_seconds_bucket{connector="stripe",kind="charge",le="0.25"} 0');
  expect(text).toContain('sarraf_gateway_call_seconds_bucket{connector="stripe",kind="charge",le="0.5"} 1');
  expect(text).toContain("# TYPE sarraf_ready gauge\nsarraf_ready 1\n");
});

test("before it has started and after it has ended, measuring costs nothing and breaks nothing", async () => {
  count("sarraf_slow_statements_total");
  expect(await metricsText([])).toBe("");
  stop = startTelemetry();
  await stop();
  stop = null;
  count("sarraf_slow_statements_total");
  expect(await metricsText([])).toBe("");
});

test("labels are quoted, and values of a name stand together", () => {
  const help = "Connections.";
  const [idle, busy] = [
    { name: "a", help, value: 1, labels: { state: 'i"dle' } },
    { name: "a", help, value: 2 },
  ];
  expect(gaugeText([idle, busy])).toBe('# HELP a Connections.\n# TYPE a gauge\na{state="i\\"dle"} 1\na 2\n');
});

test.each([
  ["/b/checkout/v1/pymt-txn/", "api"],
  ["/b", "api"],
  ["/bank/", "page"],
  ["/gateway-notifications/acc_1", "notification"],
  ["/api/trpc/x", "own"],
  ["/_next/static/a.js", "file"],
  ["/metrics", "metrics"],
  ["/ar/checkout/abc", "page"],
])("%s is of the area %s", (path, area) => {
  expect(areaOf(path)).toBe(area);
});

describe("a request", () => {
  test("gives its id to all that it does, and is timed with the class of its status", async () => {
    stop = startTelemetry();
    const server = createServer((request, response) => {
      request.headers["x-request-id"] = "req-7";
      aroundRequest(request, response, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        response.writeHead(404).end(currentRequestId());
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/b/none/`);
    expect(await answer.text()).toBe("req-7");
    await vi.waitFor(async () =>
      expect(await metricsText([])).toContain(
        'sarraf_http_request_seconds_count{area="api",method="GET",status="4xx"} 1',
      ),
    );
    await new Promise((resolve) => server.close(resolve));
  });

  test("is null outside of its work", () => {
    expect(currentRequestId()).toBeNull();
    expect(inRequest("req-1", currentRequestId)).toBe("req-1");
    expect(currentRequestId()).toBeNull();
  });
});

describe("timed work", () => {
  const WORK = {
    span: "gateway charge",
    timer: "sarraf_gateway_call_seconds",
    attributes: { kind: "charge" },
  } as const;

  test("passes on what came of it, and notes whether it threw", async () => {
    stop = startTelemetry();
    expect(await timed(WORK, async () => 7)).toBe(7);
    await expect(timed(WORK, () => Promise.reject(new TypeError("No.")))).rejects.toThrow("No.");
    const text = await metricsText([]);
    expect(text).toContain('sarraf_gateway_call_seconds_count{kind="charge",outcome="answered"} 1');
    expect(text).toContain('sarraf_gateway_call_seconds_count{kind="charge",outcome="failed"} 1');
  });

  test("a slow statement is counted, and a quick one is not", async () => {
    stop = startTelemetry();
    vi.stubEnv("SLOW_STATEMENT_MS", "20");
    await timedStatements([{ text: "SELECT 1", values: [] }], async () => 1);
    expect(await metricsText([])).not.toContain("sarraf_slow_statements_total");
    await timedStatements(
      [{ text: "SELECT pg_sleep(1)", values: [] }],
      () => new Promise((resolve) => setTimeout(resolve, 40)),
    );
    expect(await metricsText([])).toContain("sarraf_slow_statements_total 1");
  });

  test("a slow statement is logged, except in the ten seconds in which the process starts", async () => {
    vi.stubEnv("SLOW_STATEMENT_MS", "20");
    const real = performance.now.bind(performance);
    let skipped = 0;
    vi.spyOn(performance, "now").mockImplementation(() => real() + skipped);
    const warn = vi.spyOn(logger(), "warn").mockImplementation(() => undefined);
    const slow = () =>
      timedStatements([{ text: "SELECT pg_sleep(1)", values: [] }], async () => {
        skipped += 40;
        return "result";
      });
    stop = startTelemetry();
    expect([await slow(), warn.mock.calls.length]).toEqual(["result", 0]);
    skipped += 10_000;
    expect([await slow(), warn.mock.calls.length]).toEqual(["result", 1]);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ statement: "SELECT pg_sleep(1)" }),
      "A statement was slow.",
    );
    vi.restoreAllMocks();
  });
});

test("with a collector the spans of a request reach it, one below the other, under the caller's trace", async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push(body);
      response.end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const address = collector.address();
  const port = typeof address === "object" ? address?.port : 0;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  stop = startTelemetry();
  const callers = trace.getTracer("caller").startSpan("call");
  await timed({ span: "job pay", timer: "sarraf_job_item_seconds", attributes: { job: "pay" } }, () =>
    timedStatements([{ text: "SELECT 1", values: [] }], async () => 1),
  );
  callers.end();
  await stop();
  stop = null;
  const spans = JSON.parse(received[0] ?? "{}").resourceSpans.flatMap(
    (resource: { scopeSpans: { spans: { name: string; parentSpanId?: string; spanId: string }[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
  );
  const named = (name: string) => spans.find((span: { name: string }) => span.name === name);
  expect(named("statement").parentSpanId).toBe(named("job pay").spanId);
  await new Promise((resolve) => collector.close(resolve));
});
