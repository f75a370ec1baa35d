import { monitorEventLoopDelay } from "node:perf_hooks";
import { poolState } from "@/server/db/client";
import type { SystemCtx } from "@/server/kernel/types";
import { GAUGES } from "@/server/telemetry/instruments";
import type { GaugeValue } from "@/server/telemetry/metrics-text";
import { readiness } from "./readiness";

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** Milliseconds for which job gauges are cached, because they cost a statement per job. */
const KEPT_MS = 10_000;

type JobState = { readonly at: number; readonly readings: readonly GaugeValue[] };
const shared = globalThis as typeof globalThis & {
  sarrafLag?: ReturnType<typeof monitorEventLoopDelay>;
  sarrafJobState?: Promise<JobState>;
};

/** Reads the gauges. Never throws, because readiness is reported even without a database. */
export async function readGauges(system: SystemCtx): Promise<readonly GaugeValue[]> {
  const kept = await shared.sarrafJobState;
  if (kept === undefined || performance.now() - kept.at > KEPT_MS) shared.sarrafJobState = askJobState(system);
  return [...((await shared.sarrafJobState)?.readings ?? []), ...processReadings()];
}

async function askJobState(system: SystemCtx): Promise<JobState> {
  const { status, oldest_due_job: oldest, blocked_cycles: blocked, given_up_items: givenUp } = await readiness(system);
  const late = read("sarraf_oldest_due_job_seconds", oldest?.seconds ?? 0, { job: oldest?.name ?? "none" });
  const readings = [read("sarraf_ready", status === "ready" ? 1 : 0), late];
  if (blocked !== null) readings.push(read("sarraf_blocked_cycles", blocked));
  if (givenUp !== null) readings.push(read("sarraf_given_up_items", givenUp));
  return { at: performance.now(), readings };
}

function processReadings(): GaugeValue[] {
  const { idle, busy, waiting } = poolState();
  const { user, system } = process.cpuUsage();
  return [
    read("sarraf_database_connections", idle, { state: "idle" }),
    read("sarraf_database_connections", busy, { state: "busy" }),
    read("sarraf_database_connections", waiting, { state: "waiting" }),
    read("sarraf_event_loop_lag_seconds", lagSeconds()),
    read("sarraf_memory_bytes", process.memoryUsage.rss()),
    read("sarraf_cpu_seconds", (user + system) / MICROSECONDS),
  ];
}

/** Delay of the event loop since the last call, in seconds; the first call starts the measurement. */
function lagSeconds(): number {
  if (shared.sarrafLag === undefined) {
    shared.sarrafLag = monitorEventLoopDelay({ resolution: 20 });
    shared.sarrafLag.enable();
    return 0;
  }
  const seconds = shared.sarrafLag.percentile(99) / NANOSECONDS;
  shared.sarrafLag.reset();
  return seconds;
}

function read(name: keyof typeof GAUGES, value: number, labels?: GaugeValue["labels"]): GaugeValue {
  return { name, help: GAUGES[name], value, ...(labels && { labels }) };
}
