/** The driver of the test clock: walks a merchant's due work in time order up to an instant (decision §13). */
import { setTimeout as sleep } from "node:timers/promises";
import { contextFor } from "../context";
import {
  advanceTarget,
  type ClockAdvanceInput,
  type ClockHold,
  type ClockView,
  holdClock,
  moveClock,
  releaseClock,
} from "../domain/sandbox";
import type { ClockWalk, Ctx, Job, JobItem, Scope } from "../kernel/types";
import { JOBS } from "./registry";

const BATCH = 50;
const RENEW_MS = 10_000;
const RETRY_MS = 100;
/** Longer than any lease that a request or driver may still hold when the walk begins. */
const PATIENCE_MS = 30_000;

/** The clock after an advance, and how many items of each job were run on the way. */
export type AdvanceView = ClockView & { ran: Readonly<Record<string, number>> };

/** The next work: a job and when its earliest item falls due, on the merchant's clock. */
type Step = { readonly job: Job; readonly at: number };

/**
 * Moves the merchant's test clock forward and first runs, at each due instant on the way, what is due there; ties follow the order of
 * {@link JOBS}. Other drivers leave the merchant alone meanwhile. If it fails or is killed the clock stays where it stood.
 *
 * @throws {Forbidden} for production merchants
 * @throws {InvalidFields} for a target that cannot be reached
 * @throws {Conflict} while another advance is under way
 */
export async function advanceClock(
  ctx: Ctx,
  input: ClockAdvanceInput,
  jobs: readonly Job[] = JOBS,
): Promise<AdvanceView> {
  advanceTarget(ctx, input, ctx.now());
  const walker = new Walker(ctx, jobs, await holdClock(ctx));
  try {
    const target = advanceTarget(ctx, input, walker.now());
    await walker.walkTo(target.getTime());
    return { now: walker.now().toISOString(), ran: walker.ran };
  } finally {
    await walker.release();
  }
}

class Walker {
  readonly ran: Record<string, number> = {};
  readonly #scope: Scope;
  readonly #memory: ClockWalk = { failedUrls: new Set() };
  #renewedAt: number;
  #at = Number.NEGATIVE_INFINITY;
  /** What was run at the instant `#at` already, and since when nothing new came up there. */
  readonly #done = new Set<string>();
  #stuckSince: number | null = null;

  constructor(
    private readonly ctx: Ctx,
    private readonly jobs: readonly Job[],
    private hold: ClockHold,
  ) {
    this.#scope = { merchantId: ctx.merchant.id };
    this.#renewedAt = this.#realNow();
  }

  /** The merchant's present. */
  now(): Date {
    return new Date(this.#realNow() + this.hold.offset);
  }

  /** Gives the clock back. */
  release(): Promise<void> {
    return releaseClock(this.ctx, this.hold);
  }

  /** @param target on the merchant's clock, milliseconds */
  async walkTo(target: number): Promise<void> {
    for (let step = await this.#next(); step !== null && step.at <= target; step = await this.#next()) {
      await this.#move(step.at);
      await this.#work(step);
    }
    await this.#move(target);
  }

  #realNow(): number {
    return this.ctx.realNow().getTime();
  }

  async #next(): Promise<Step | null> {
    const times = await Promise.all(this.jobs.map((job) => job.nextAt(this.ctx, this.#scope)));
    let next: Step | null = null;
    for (const [index, job] of this.jobs.entries()) {
      const at = times[index];
      if (at === null || at === undefined) continue;
      const due = at.getTime() + this.hold.offset;
      if (next === null || due < next.at) next = { job, at: due };
    }
    return next;
  }

  /** The clock shows at least `to` afterwards; it runs on meanwhile and is never set back. */
  async #move(to: number): Promise<void> {
    this.hold = await moveClock(this.ctx, this.hold, to - this.#realNow());
    this.#renewedAt = this.#realNow();
  }

  async #work({ job, at }: Step): Promise<void> {
    if (at !== this.#at) this.#done.clear();
    this.#at = at;
    const then = new Date(at - this.hold.offset);
    const items = await job.due({ ...this.ctx, realNow: () => then }, this.#scope, BATCH);
    const fresh = items.filter(({ id }) => !this.#done.has(`${job.name} ${id}`));
    await this.#watchProgress(job, fresh.length > 0);
    for (const item of items) await this.#run(job, item);
  }

  /** An item may still be in the hands of a request or driver that took it before the walk: it is waited for, not skipped. */
  async #watchProgress(job: Job, progress: boolean): Promise<void> {
    if (progress) {
      this.#stuckSince = null;
      return;
    }
    this.#stuckSince ??= this.#realNow();
    if (this.#realNow() - this.#stuckSince > PATIENCE_MS) throw new Error(`${job.name} leaves what is due undone.`);
    await sleep(RETRY_MS);
  }

  async #run(job: Job, item: JobItem): Promise<void> {
    if (this.#realNow() - this.#renewedAt > RENEW_MS) await this.#move(this.now().getTime());
    const { merchant } = this.ctx;
    const ctx = contextFor(this.ctx, { ...merchant, clockOffset: this.hold.offset }, { kind: "service" });
    await job.run({ ...ctx, walk: this.#memory }, item.id);
    const key = `${job.name} ${item.id}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    this.ran[job.name] = (this.ran[job.name] ?? 0) + 1;
  }
}
