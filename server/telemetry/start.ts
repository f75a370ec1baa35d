/**
 * Starts OpenTelemetry metrics and, if a collector is configured, traces; globalThis records the start,
 * because modules are loaded more than once.
 */
import { context, metrics, propagation, trace } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { env } from "@/server/env";
import { bridge } from "@/server/front/bridge";
import { aroundRequest } from "./around-request";
import { forgetInstruments } from "./instruments";

const shared = globalThis as typeof globalThis & { sarrafMetrics?: PrometheusExporter };

/** @returns a function that sends the last spans and stops telemetry */
export function startTelemetry(): () => Promise<void> {
  const resource = resourceFromAttributes({ "service.name": env.telemetry.serviceName });
  const reader = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true, withoutTargetInfo: true });
  const meters = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(meters);
  forgetInstruments();
  shared.sarrafMetrics = reader;
  bridge().around = aroundRequest;
  bridge().measuredSince = performance.now();
  const traces = env.telemetry.tracesOn ? startTraces(resource) : null;
  return async () => {
    await Promise.allSettled([meters.shutdown(), traces?.shutdown()]);
    for (const part of [metrics, trace, context, propagation]) part.disable();
    delete shared.sarrafMetrics;
    delete bridge().around;
    delete bridge().measuredSince;
  };
}

/** OpenTelemetry's exporter and sampler read `OTEL_EXPORTER_OTLP_*` and `OTEL_TRACES_SAMPLER`. */
function startTraces(resource: ReturnType<typeof resourceFromAttributes>): NodeTracerProvider {
  const provider = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return provider;
}
