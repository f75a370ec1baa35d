import type { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { PrometheusSerializer } from "@opentelemetry/exporter-prometheus";

const shared = globalThis as typeof globalThis & { sarrafMetrics?: PrometheusExporter };

export type GaugeValue = {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
};

/** Metrics in Prometheus' text format: counters and timers since the start, then gauges. */
export async function metricsText(readings: readonly GaugeValue[]): Promise<string> {
  const collected = await shared.sarrafMetrics?.collect();
  const counted =
    collected === undefined
      ? ""
      : new PrometheusSerializer("", false, undefined, true, true).serialize(collected.resourceMetrics);
  return counted + gaugeText(readings);
}

export function gaugeText(readings: readonly GaugeValue[]): string {
  const names = [...new Set(readings.map(({ name }) => name))];
  return names
    .map((name) => {
      const own = readings.filter((reading) => reading.name === name);
      const lines = own.map(({ labels, value }) => `${name}${labelText(labels)} ${value}\n`);
      return `# HELP ${name} ${own[0]?.help}\n# TYPE ${name} gauge\n${lines.join("")}`;
    })
    .join("");
}

function labelText(labels: GaugeValue["labels"] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replaceAll(/["\\\n]/g, "\\$&")}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}
