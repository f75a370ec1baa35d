import { systemContext } from "@/server/context";
import type { Job } from "@/server/kernel/types";
import { Lane, type LaneResult } from "../lane";
import { type LaneMemory, newMemory } from "../rotation";

/** Milliseconds for which a run of a lane starts items. */
const RUN_MS = 20_000;

const lanes = new Map<string, { readonly lane: Lane; readonly memory: LaneMemory }>();

export type LaneRun = LaneResult | { readonly joined: true };

/**
 * Runs the job's due items for at most `milliseconds`. If an earlier run of this process is at work, the
 * earlier run queries for due items again and this run ends.
 * @param goOn called if due items are left, before the last started items end
 */
export async function runLane(job: Job, goOn: () => Promise<void>, milliseconds = RUN_MS): Promise<LaneRun> {
  const earlier = lanes.get(job.name);
  if (earlier?.lane.join() === true) return { joined: true };
  const memory = earlier?.memory ?? newMemory();
  const lane = new Lane(job, systemContext("inngest"), { lateMs: 0, memory });
  lanes.set(job.name, { lane, memory });
  try {
    if (!(await lane.workFor(milliseconds))) await goOn();
  } finally {
    await lane.stop();
  }
  return lane.result;
}
