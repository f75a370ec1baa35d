/**
 * The driver in the server process: a lane per job. It sleeps until something falls due, wakes on
 * notifications, and shares items with other processes. Beside Inngest it runs only what is late, and logs
 * it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { systemContext } from "@/server/context";
import type { Job, JobItem } from "@/server/kernel/types";
import { watchClock } from "./clock-watch";
import { Lane } from "./lane";
import { rememberRun } from "./last-run";
import { listenForDue } from "./listen";
import { JOBS } from "./registry";

const STOP_MS = 10_000;
/** Milliseconds after which work that Inngest has not done is done here (decision 0141). */
const LATE_MS = 120_000;
const COMPLAINT_MS = 60_000;

export type LocalDriver = {
  /** Stops starting items and waits at most ten seconds for running ones. */
  stop(): Promise<void>;
};

/** Starts the driver. Several drivers are safe: each item is checked again under its lock. */
export function startLocalDriver(jobs: readonly Job[] = JOBS): LocalDriver {
  const system = systemContext("jobs");
  const onLook = (): void => rememberRun(system, "local");
  const lanes = jobs.map((job) => new Lane(job, system, { lateMs: 0, onLook }));
  const listener = listenForDue(system.log, (names) => {
    for (const lane of lanes) if (names === null || names.includes(lane.job.name)) lane.ring();
  });
  return running(lanes, () => listener.stop());
}

/**
 * Beside Inngest: runs what is overdue by {@link LATE_MS}, and logs an error once a minute. Safe, because
 * each item is checked again.
 */
export function startLateDriver(jobs: readonly Job[] = JOBS, system = systemContext("jobs")): LocalDriver {
  let complainedAt = Number.NEGATIVE_INFINITY;
  const onStart = (job: Job, { merchantId, id, dueAt }: JobItem): void => {
    if (performance.now() - complainedAt < COMPLAINT_MS) return;
    complainedAt = performance.now();
    const seconds = Math.round((Date.now() - dueAt.getTime()) / 1000);
    const facts = { job: job.name, merchant: merchantId, item: id, seconds };
    system.log.error(facts, "Inngest has not run what is due; this process does. Is the app registered with it?");
  };
  return running(
    jobs.map((job) => new Lane(job, system, { lateMs: LATE_MS, onStart })),
    async () => undefined,
  );
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
