/** Runs one job in one process: finds due items and fills its slots. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Job, JobItem, Slot, SystemCtx } from "@/server/kernel/types";
import { type Batch, Plan, runBatch } from "./batches";
import { Bell } from "./bell";
import { type Failures, failingOf, forgetFailure, readFailuresAgain, recordFailure } from "./failing-items";
import { type Finding, find, looks, TOTAL } from "./find";
import { type Holds, keyOf, type Skipped } from "./holds";
import { Queue } from "./queue";
import { type LaneMemory, newMemory, type Rotation } from "./rotation";
import { runItem } from "./run-item";
import { RunningItems } from "./running-items";

/** Maximum milliseconds between queries; commits announce items earlier, so that none is missed. */
const LONGEST_SLEEP_MS = 30_000;
/** Milliseconds until due items that could not start are tried again. */
const CROWDED_MS = 1_000;
const TROUBLE_MS = 1_000;
/** Milliseconds in which items that end together cause only one query. */
const PAUSE_MS = 20;
const FRESH_MS = 250;
/** Milliseconds for which a lane waits for an item that is about to be due. */
const NEAR_MS = 1_000;
const MOST_FAILED = 20;

export type LaneChoices = {
  /** Minimum milliseconds by which an item must be overdue; 0 takes all. */
  readonly lateMs: number;
  readonly memory?: LaneMemory;
  /**
   * Called after an item's first run, unless the item failed before in any process or waited for its rate
   * limit.
   */
  readonly onFirstRun?: (job: Job, item: JobItem) => void;
  readonly onLook?: () => void;
};

export type LaneResult = { readonly done: number; readonly failures: number; readonly failed: readonly string[] };

export class Lane {
  readonly #bell = new Bell();
  readonly #queue = new Queue(FRESH_MS);
  readonly #plan: Plan;
  /** Items that batches did not handle, which run one by one. */
  readonly #left = new Queue(FRESH_MS);
  readonly #holds: Holds;
  readonly #rotation: Rotation;
  readonly #running = new RunningItems();
  readonly #failed: string[] = [];
  #known: Failures | null = null;
  /** Keys of items that running batches have taken, or that they did not handle. */
  readonly #taken = new Set<string>();
  /** Number of running items that no batch handled. */
  #alone = 0;
  #done = 0;
  #failures = 0;
  #crowded = false;
  /** True if there are due items that have not failed before. */
  #isLeft = false;
  #stopping = false;

  constructor(
    readonly job: Job,
    private readonly system: SystemCtx,
    private readonly choices: LaneChoices,
  ) {
    const { holds, rotation } = choices.memory ?? newMemory();
    this.#holds = holds;
    this.#rotation = rotation;
    this.#plan = new Plan(job.batch);
  }

  get result(): LaneResult {
    return { done: this.#done, failures: this.#failures, failed: [...this.#failed] };
  }

  ring(): void {
    readFailuresAgain();
    this.#bell.ring();
  }

  async work(): Promise<void> {
    while (!this.#stopping) {
      const pause = await this.#pass().catch((error: unknown) => {
        this.system.log.warn({ job: this.job.name, err: error }, "What is due could not be looked up.");
        return TROUBLE_MS;
      });
      await this.#bell.sleep(pause);
      await sleep(PAUSE_MS);
    }
  }

  /**
   * Works until nothing runs and only failing items are due, at most `milliseconds`. {@link stop} must be
   * called afterwards.
   * @returns true if nothing else is left
   * @throws {Error} if the query for due items fails
   */
  async workFor(milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const pause = await this.#pass();
      const isNear = !this.#crowded && pause < NEAR_MS;
      const isIdle = this.#running.size === 0 && !this.#isLeft && !isNear && !this.#bell.isRung;
      const left = end - performance.now();
      if (isIdle || left <= 0) {
        this.#stopping = true;
        return isIdle;
      }
      await this.#bell.sleep(Math.min(pause, left));
      await sleep(PAUSE_MS);
    }
  }

  /**
   * Makes the lane query again.
   * @returns false if it starts no more items
   */
  join(): boolean {
    if (!this.#stopping) this.ring();
    return !this.#stopping;
  }

  /** Starts no more items; resolves when no item is running. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#bell.ring();
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  /**
   * Queries once and starts items as slots permit.
   * @returns milliseconds until the next query
   */
  async #pass(): Promise<number> {
    this.#holds.forgetOld();
    if (this.#free() <= 0) return LONGEST_SLEEP_MS;
    const failing = await failingOf(this.system, this.job.name);
    this.#known = failing;
    const { wait, held, ...skipped } = this.#holds.skipped(failing.leftOut);
    const begun = performance.now();
    const { found, free } = await this.#find(skipped);
    this.choices.onLook?.();
    this.#isLeft = skipped.withoutMerchants.length > 0 || found.some((item) => !this.#hasFailed(item));
    if (this.job.batch === undefined)
      this.#queue.fill(
        free.filter(({ merchantId }) => !this.#holds.isPutOff(merchantId)),
        performance.now() - begun,
      );
    else this.#plan.make(free);
    this.#startQueued();
    this.#startBatches();
    return this.#free() <= 0
      ? LONGEST_SLEEP_MS
      : Math.min(wait, await this.#untilNext(found.length > 0 || held, skipped, failing));
  }

  #find(skipped: Skipped): Promise<Finding> {
    const leftOut = new Set(skipped.without);
    const isStarted = (key: string) => this.#running.has(key) || this.#taken.has(key);
    return find(this.job, this.system, {
      scope: { driver: true, until: new Date(Date.now() - this.choices.lateMs), ...skipped },
      least: this.#free(),
      hidden: this.#running.size + this.#taken.size + skipped.without.length,
      rotation: this.#rotation,
      atWork: this.#running.merchants,
      isFree: (key, begun) => !leftOut.has(key) && !isStarted(key) && !this.#holds.isHeld(key, begun),
    });
  }

  /** Milliseconds until the next query with free slots; short if due items are paused or running. */
  async #untilNext(something: boolean, skipped: Skipped, { retryAt }: Failures): Promise<number> {
    this.#crowded = something;
    if (something) return CROWDED_MS;
    const next = await looks.take(() => this.job.nextAt(this.system, { driver: true, ...skipped }));
    const due = next === null ? Number.POSITIVE_INFINITY : next.getTime() + this.choices.lateMs;
    const wait = Math.min(due, retryAt?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now();
    this.#crowded = wait <= 0;
    return wait <= 0 ? CROWDED_MS : Math.min(Math.max(wait, PAUSE_MS), LONGEST_SLEEP_MS);
  }

  #free(): number {
    const { total = TOTAL, waiting = 0 } = this.job;
    return Math.min(total - this.#running.busy, total + waiting - this.#running.size);
  }

  #startQueued(): void {
    while (!this.#stopping && this.#free() > 0) {
      const item = this.#queue.take((id) => this.#running.ofMerchant(id));
      if (item === undefined) return;
      this.#start(item);
    }
  }

  #start(item: JobItem): void {
    const isFirst = !this.#hasFailed(item);
    this.#rotation.serve(item.merchantId);
    this.#occupy(keyOf(item), item.merchantId, (slot) => this.#run(item, slot, isFirst));
  }

  #countFirst(item: JobItem): void {
    if (!this.#holds.isPaced(this.choices.lateMs)) this.choices.onFirstRun?.(this.job, item);
  }

  #hasFailed(item: JobItem): boolean {
    return this.#known?.failed.has(keyOf(item)) === true || this.#holds.hasFailed(keyOf(item));
  }

  /** Gives `work` a slot until it ends or only waits for a third party. */
  #occupy(key: string, merchantId: string, work: (slot: Pick<Slot, "waits">) => Promise<void>): void {
    const slot = {
      waits: (isPaced = false) => {
        if (isPaced) this.#holds.paced();
        running.waits = true;
        this.#refill();
      },
    };
    const ended = Promise.resolve()
      .then(() => work(slot))
      .finally(() => {
        this.#running.delete(key);
        this.#refill();
      });
    const running = { merchantId, waits: false, ended };
    this.#running.set(key, running);
  }

  #refill(): void {
    if (this.#stopping) return;
    this.#startLeft();
    if (this.#plan.holds) this.#startBatches();
    else if (this.#queue.holds) this.#startQueued();
    else if (this.#left.isEmpty || this.#plan.age > CROWDED_MS) this.#bell.ring();
  }

  async #run(item: JobItem, slot: Pick<Slot, "waits">, isFirst = false): Promise<void> {
    let isPutOff = false;
    try {
      const putOff = (milliseconds: number): void => {
        isPutOff = true;
        this.#queue.drop(item.merchantId);
        this.#holds.putOff(item.merchantId, milliseconds);
      };
      await runItem(this.job, item, { ...slot, putOff });
      if (!isPutOff) await this.#succeed(item);
    } catch (error) {
      this.#failures += 1;
      if (this.#failed.length < MOST_FAILED) this.#failed.push(item.id);
      const isStored = (await recordFailure(this.system, this.job.name, { item, error })) !== null;
      this.#holds.failed(keyOf(item), isStored);
    }
    if (isFirst && !isPutOff) this.#countFirst(item);
  }

  async #succeed(item: JobItem): Promise<void> {
    this.#done += 1;
    if (this.#known?.isPart === true || this.#hasFailed(item)) await forgetFailure(this.system, this.job.name, item);
    this.#holds.done(keyOf(item));
  }

  /** Starts planned batches; batches with the same key run one after another. */
  #startBatches(): void {
    this.#startLeft();
    while (!this.#stopping && this.#free() > 0) {
      const batch = this.#plan.take((key) => this.#running.has(key));
      if (batch === undefined) return;
      for (const item of batch.items) {
        if (!this.#hasFailed(item)) this.#countFirst(item);
        this.#rotation.serve(item.merchantId);
        this.#taken.add(keyOf(item));
      }
      this.#occupy(batch.key, batch.merchantId, () => this.#runBatch(batch));
    }
  }

  async #runBatch({ items }: Batch): Promise<void> {
    const left = await runBatch(this.job, items, {
      failed: (error) => this.system.log.error({ job: this.job.name, err: error }, "A job's batch failed."),
      isStopping: () => this.#stopping,
    });
    this.#left.add(items.filter(({ id }) => left.has(id)));
    for (const item of items.filter(({ id }) => !left.has(id))) {
      await this.#succeed(item);
      this.#taken.delete(keyOf(item));
    }
  }

  /** Runs items that batches did not handle in half of the slots, because batches need the other slots. */
  #startLeft(): void {
    while (!this.#stopping && this.#free() > 0 && this.#alone < Math.max(1, (this.job.total ?? TOTAL) / 2)) {
      const item = this.#left.take((id) => this.#running.ofMerchant(id));
      if (item === undefined) return;
      this.#taken.delete(keyOf(item));
      this.#alone += 1;
      this.#occupy(keyOf(item), item.merchantId, (slot) => this.#run(item, slot).then(() => void this.#alone--));
    }
  }
}
