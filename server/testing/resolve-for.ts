import type { Job } from "@/server/kernel/types";
import type { TestMerchant } from "./harness";

type Clocked = { jump(seconds: number): void };

export type Resolving = {
  readonly merchant: TestMerchant;
  readonly double: Clocked;
  readonly job: Job;
  goesOn(): boolean | Promise<boolean>;
};

/** Runs the job every five seconds of both clocks, for at most `most`. */
export async function resolveFor(most: number, { merchant, double, job, goesOn }: Resolving): Promise<void> {
  const start = Date.now();
  for (let seconds = 0; seconds <= most && (await goesOn()); seconds += 5) {
    double.jump(seconds === 0 ? 0 : 5);
    const at = () => new Date(start + seconds * 1_000);
    const ctx = { ...merchant.ctx, realNow: at, now: at };
    for (const { id } of await job.due(ctx, { merchantId: merchant.id }, 50)) await job.run(ctx, id);
  }
}

export async function runAfter(merchant: TestMerchant, job: Job, ms: number): Promise<void> {
  const at = () => new Date(Date.now() + ms);
  const ctx = { ...merchant.ctx, realNow: at, now: at };
  for (const { id } of await job.due(ctx, { merchantId: merchant.id }, 500)) await job.run(ctx, id);
}
