/**
 * All counters, timers and gauges, with Prometheus' names; docs/observability.md is checked against this
 * table.
 */
import { type Attributes, type Counter, type Histogram, metrics } from "@opentelemetry/api";

/** Upper bounds of the histograms' buckets in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

export const COUNTERS = {
  sarraf_state_changes_total: "Steps of the state machines that were written, by machine and new state.",
  sarraf_webhook_tries_total: "Tries of webhooks, by whether the receiver answered 2xx.",
  sarraf_messages_total: "Mails and texts handed over to their provider, by channel and outcome.",
  sarraf_jobs_taken_over_total: "Items that this process ran because Inngest had not, by job.",
  sarraf_slow_statements_total: "Statements that took longer than SLOW_STATEMENT_MS.",
} as const;

export const TIMERS = {
  sarraf_http_request_seconds: "Requests answered, by area, method and class of the status.",
  sarraf_statement_seconds: "Round trips to Postgres: a statement, or several that go together.",
  sarraf_gateway_call_seconds: "Calls to gateways, by connector, kind and outcome.",
  sarraf_job_item_seconds: "Items that jobs acted on, by job and outcome.",
  sarraf_webhook_try_seconds: "Tries of webhooks.",
} as const;

export const GAUGES = {
  sarraf_ready: "1 when this process can serve.",
  sarraf_oldest_due_job_seconds: "For how long the job has been due that has waited longest; 0 when nothing waits.",
  sarraf_blocked_cycles: "Billing cycles that wait for their gateway account.",
  sarraf_given_up_items: "Items of jobs that failed until they were given up.",
  sarraf_database_connections: "Connections of this process, by state: idle, busy, or asked for and not there.",
  sarraf_event_loop_lag_seconds: "How late the process's timers were since the last question, 99th percentile.",
  sarraf_memory_bytes: "Resident memory of this process.",
  sarraf_cpu_seconds: "CPU time that this process has used since it started.",
} as const;

type Instruments = { counters: Map<string, Counter>; timers: Map<string, Histogram> };
const shared = globalThis as typeof globalThis & { sarrafInstruments?: Instruments };

/** Creates the instruments at first use: earlier, before telemetry starts, they would do nothing. */
function made(): Instruments {
  shared.sarrafInstruments ??= { counters: new Map(), timers: new Map() };
  return shared.sarrafInstruments;
}

export function forgetInstruments(): void {
  delete shared.sarrafInstruments;
}

export function count(name: keyof typeof COUNTERS, attributes: Attributes = {}, by = 1): void {
  const { counters } = made();
  let counter = counters.get(name);
  if (counter === undefined) {
    // Prometheus' exporter itself appends `_total` to a counter's name.
    const bare = name.replace(/_total$/, "");
    counter = metrics.getMeter("sarraf").createCounter(bare, { description: COUNTERS[name] });
    counters.set(name, counter);
  }
  counter.add(by, attributes);
}

export function observeSeconds(name: keyof typeof TIMERS, seconds: number, attributes: Attributes = {}): void {
  const { timers } = made();
  let timer = timers.get(name);
  if (timer === undefined) {
    const advice = { explicitBucketBoundaries: SECONDS };
    timer = metrics.getMeter("sarraf").createHistogram(name, { description: TIMERS[name], advice });
    timers.set(name, timer);
  }
  timer.record(seconds, attributes);
}
