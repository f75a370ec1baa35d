/**
 * The driver in the server process, with a lane per job. It sleeps until an item is due, wakes on
 * notifications, and shares items with other processes.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { systemContext } from "@/server/context";
import type { Job, JobItem, SystemCtx } from "@/server/kernel/types";
import { count } from "@/server/telemetry/instruments";
import { watchClock } from "./clock-watch";
import { Lane } from "./lane";
import { lastRun, rememberRun } from "./last-run";
import { listenForDue } from "./listen";
import { JOBS } from "./registry";

const STOP_MS = 10_000;
/** Milliseconds after which this process runs items that Inngest has not run (decision 0141). */
const LATE_MS = 120_000;
const COMPLAINT_MS = 60_000;

export type LocalDriver = {
  /** Stops starting items and waits at most ten seconds for running ones. */
  stop(): Promise<void>;
};

/** Starts the local driver. Several drivers are safe, because each item is checked again under its lock. */
export function startLocalDriver(jobs: readonly Job[] = JOBS): LocalDriver {
  const system = systemContext("jobs");
  const onLook = (): void => rememberRun(system, "local");
  const lanes = jobs.map((job) => new Lane(job, system, { lateMs: 0, onLook }));
  const listener = listenForDue(system.log, (names) => {
    for (const lane of lanes) if (names === null || names.includes(lane.job.name)) lane.ring();
  });
  return running(lanes, () => listener.stop());
}

const NEVER_CALLED =
  "Inngest has not called this service, so this process runs what is due. Is the app registered with it?";
const BEHIND = "Inngest calls this service and has not run what is due two minutes ago, so this process does.";
/** Milliseconds without a call after which Inngest counts as silent; its schedule calls each minute. */
const SILENT_MS = 180_000;

/**
 * Runs, beside Inngest, items overdue by {@link LATE_MS}, counts them, and logs an error once a minute. Each
 * item is checked again first. Retries of failed items do not count as Inngest's delay.
 */
export function startGuard(jobs: readonly Job[] = JOBS, system = systemContext("jobs")): LocalDriver {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const onFirstRun = (job: Job, { merchantId, id, dueAt }: JobItem): void => {
    count("sarraf_jobs_taken_over_total", { job: job.name });
    rememberRun(system, "guard");
    if (performance.now() - complainedAt < COMPLAINT_MS) return;
    complainedAt = performance.now();
    const seconds = Math.round((Date.now() - dueAt.getTime()) / 1000);
    void complain(system, { job: job.name, merchant: merchantId, item: id, seconds });
  };
  return running(
    jobs.map((job) => new Lane(job, system, { lateMs: LATE_MS, onFirstRun })),
    async () => undefined,
  );
}

async function complain(system: SystemCtx, facts: Readonly<Record<string, string | number>>): Promise<void> {
  const called = await lastRun(system, "inngest").catch(() => null);
  const isSilent = called === null || Math.abs(system.realNow().getTime() - called.getTime()) > SILENT_MS;
  system.log.error({ ...facts, calledAt: called?.toISOString() ?? null }, isSilent ? NEVER_CALLED : BEHIND);
}

function running(lanes: readonly Lane[], stopHearing: () => Promise<void>): LocalDriver {
  const worked = lanes.map((lane) => lane.work());
  const watch = watchClock(() => {
    for (const lane of lanes) lane.ring();
  });
  return {
    stop: async () => {
      watch.stop();
      const ended = Promise.all([stopHearing(), ...lanes.map((lane) => lane.stop()), ...worked]);
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}
