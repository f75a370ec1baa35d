/** Runs a merchant's due work in time order up to an instant of its test clock (decision 0055). */

import { setTimeout as sleep } from "node:timers/promises";
import { contextFor } from "@/server/context";
import { announceAll } from "@/server/db/due-items";
import { recordAudit } from "@/server/domain/audit";
import {
  advanceTarget,
  type ClockAdvanceInput,
  type ClockHold,
  holdClock,
  moveClock,
  releaseClock,
} from "@/server/domain/sandbox";
import type { AdvancedClockView } from "@/server/domain/sandbox/contract";
import type { ClockWalk, Ctx, Job, JobItem, WalkScope } from "@/server/kernel/types";
import { JOBS } from "./registry";

const BATCH = 50;
const RENEW_MS = 10_000;
const RETRY_MS = 100;
/** Milliseconds without progress after which the advance fails; longer than any lease may be held. */
const PATIENCE_MS = 30_000;

type Step = {
  readonly job: Job;
  readonly at: number;
  /**
   * Time on the merchant's clock, in milliseconds, before which no other job has work: items due until then
   * may run in one batch.
   */
  readonly until: number;
};

/**
 * Advances a test clock: runs due work in time order, then in the order of {@link JOBS}. Other drivers skip
 * the merchant meanwhile. If a job fails, the clock keeps the time reached. Writes an audit event.
 * @throws {Forbidden} for production merchants
 * @throws {InvalidFields} for an invalid target
 * @throws {Conflict} during another advance
 */
export async function advanceClock(
  ctx: Ctx,
  input: ClockAdvanceInput,
  jobs: readonly Job[] = JOBS,
): Promise<AdvancedClockView> {
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
  readonly #scope: WalkScope;
  readonly #failedUrls = new Set<string>();
  readonly #waitedMs = new Map<string, number>();
  #until: Date;
  #renewedAt: number;
  #at = Number.NEGATIVE_INFINITY;
  /** Items that ran at the time `#at`; since `#stuckSince` no further item has run. */
  readonly #done = new Set<string>();
  #stuckSince: number | null = null;

  constructor(
    private readonly ctx: Ctx,
    private readonly jobs: readonly Job[],
    private hold: ClockHold,
  ) {
    this.#scope = { merchantId: ctx.merchant.id };
    this.#renewedAt = this.#realNow();
    this.#until = this.now();
  }

  now(): Date {
    return new Date(this.#realNow() + this.hold.offset);
  }

  /** Ends the advance and wakes the jobs' drivers, because items may be due soon. */
  async release(): Promise<void> {
    const [before, after] = [{ now: this.ctx.now().toISOString() }, { now: this.now().toISOString() }];
    await recordAudit(this.ctx, this.ctx.db, {
      action: "clock.advanced",
      objectId: this.ctx.merchant.id,
      before,
      after,
    });
    await releaseClock(this.ctx, this.hold);
    await announceAll(this.ctx);
  }

  /** @param target instant in milliseconds on the merchant's clock */
  async walkTo(target: number): Promise<void> {
    this.#until = new Date(target);
    for (let step = await this.#next(); step !== null && step.at <= target; step = await this.#next()) {
      await this.#move(step.at);
      await this.#work({ ...step, until: Math.min(step.until, target) });
    }
    await this.#move(target);
  }

  #realNow(): number {
    return this.ctx.realNow().getTime();
  }

  async #next(): Promise<Step | null> {
    const times = await Promise.all(this.jobs.map((job) => job.nextAt(this.ctx, this.#scope)));
    const dues = times.map((at) => (at === null ? Number.POSITIVE_INFINITY : at.getTime() + this.hold.offset));
    const at = Math.min(...dues);
    const first = dues.indexOf(at);
    const job = this.jobs[first];
    if (job === undefined || at === Number.POSITIVE_INFINITY) return null;
    const others = Math.min(...dues.filter((_, index) => index !== first));
    return { job, at, until: Math.max(at, others - 1) };
  }

  /** Sets the clock to at least `to`; it never goes back. */
  async #move(to: number): Promise<void> {
    this.hold = await moveClock(this.ctx, this.hold, to - this.#realNow());
    this.#renewedAt = this.#realNow();
  }

  async #work({ job, at, until }: Step): Promise<void> {
    if (at !== this.#at) this.#done.clear();
    this.#at = at;
    const together = job.batch !== undefined && job.batch.oneInstant !== true;
    const then = new Date((together ? until : at) - this.hold.offset);
    const items = await job.due(this.ctx, { ...this.#scope, until: then }, job.batch?.size ?? BATCH);
    const fresh = items.filter(({ id }) => !this.#done.has(`${job.name} ${id}`));
    await this.#watchProgress(job, fresh.length > 0);
    const left = job.batch === undefined ? items : await this.#runBatch(job, items);
    for (const item of left) await this.#run(job, item);
  }

  /**
   * Runs items as a batch at the last item's instant.
   * @returns items to run one by one
   */
  async #runBatch(job: Job, items: readonly JobItem[]): Promise<readonly JobItem[]> {
    const { batch } = job;
    const last = items.at(-1);
    if (batch === undefined || last === undefined) return items;
    await this.#move(Math.max(last.dueAt.getTime() + this.hold.offset, this.now().getTime()));
    const ids = items.map(({ id }) => id);
    const left = new Set(await batch.run(this.#ctx(), ids));
    for (const id of ids) if (!left.has(id)) this.#count(job, id);
    return items.filter(({ id }) => left.has(id));
  }

  #ctx(): Ctx {
    // The request that advances the clock is not recorded as the cause of work that became due.
    const { merchant, caused: _, ...system } = this.ctx;
    const ctx = contextFor(system, { ...merchant, clockOffset: this.hold.offset }, { kind: "service" });
    const walk: ClockWalk = { failedUrls: this.#failedUrls, waitedMs: this.#waitedMs, until: this.#until };
    return { ...ctx, walk };
  }

  #count(job: Job, id: string): void {
    const key = `${job.name} ${id}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    this.ran[job.name] = (this.ran[job.name] ?? 0) + 1;
  }

  /** Waits for an item that another request or driver holds; throws after 30 seconds. */
  async #watchProgress(job: Job, progress: boolean): Promise<void> {
    if (progress) {
      this.#stuckSince = null;
      return;
    }
    this.#stuckSince ??= this.#realNow();
    if (this.#realNow() - this.#stuckSince > PATIENCE_MS)
      throw new Error(`${job.name} did not finish the items that are due.`);
    await sleep(RETRY_MS);
  }

  async #run(job: Job, item: JobItem): Promise<void> {
    if (this.#realNow() - this.#renewedAt > RENEW_MS) await this.#move(this.now().getTime());
    await job.run(this.#ctx(), item.id);
    this.#count(job, item.id);
  }
}
