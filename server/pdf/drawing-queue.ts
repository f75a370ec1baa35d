/** Draws documents one by one in a worker thread, with limits of memory, time and waiting requests. */
import { Worker } from "node:worker_threads";
import { Busy } from "@/server/kernel/errors";
import type { DrawingReply, DrawingRequest } from "./drawing";

export type DrawingLimits = {
  readonly heapMiB: number;
  /** Time limit in milliseconds for one document, including the start of the thread. */
  readonly documentMs: number;
  /** Maximum number of waiting requests, and how long each waits in milliseconds. */
  readonly waiting: number;
  readonly waitMs: number;
  readonly idleMs: number;
};

const LIMITS: DrawingLimits = { heapMiB: 192, documentMs: 30_000, waiting: 16, waitMs: 15_000, idleMs: 60_000 };
const YOUNG_MIB = 32;

type PendingDrawing = {
  readonly request: DrawingRequest;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly patience: NodeJS.Timeout;
};

export class DrawingQueue {
  #thread: Worker | null = null;
  #current: PendingDrawing | null = null;
  readonly #waiting: PendingDrawing[] = [];
  readonly #limits: DrawingLimits;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly program: string,
    limits: Partial<DrawingLimits> = {},
  ) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * @throws {Busy} if too many requests wait, or the document exceeds the limit of memory or time
   * @throws {Error} if drawing failed
   */
  draw(request: DrawingRequest): Promise<Uint8Array> {
    if (this.#waiting.length >= this.#limits.waiting) return Promise.reject(new Busy("Too many documents wait."));
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#giveUp(pending), this.#limits.waitMs);
      const pending: PendingDrawing = { request, resolve, reject, patience };
      this.#waiting.push(pending);
      this.#next();
    });
  }

  #giveUp(pending: PendingDrawing): void {
    const place = this.#waiting.indexOf(pending);
    if (place >= 0) this.#waiting.splice(place, 1);
    pending.reject(new Busy("The document has waited too long."));
  }

  #next(): void {
    if (this.#current !== null) return;
    clearTimeout(this.#timer);
    const pending = this.#waiting.shift();
    if (pending === undefined) {
      this.#timer = setTimeout(() => this.#end(), this.#limits.idleMs).unref();
      this.#thread?.unref();
      return;
    }
    clearTimeout(pending.patience);
    this.#current = pending;
    this.#thread ??= this.#start();
    this.#thread.ref();
    const { documentMs } = this.#limits;
    this.#timer = setTimeout(() => this.#fail(`The document took more than ${documentMs} ms.`), documentMs);
    this.#thread.postMessage(pending.request);
  }

  #start(): Worker {
    const thread = new Worker(/* turbopackIgnore: true */ this.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMiB, maxYoungGenerationSizeMb: YOUNG_MIB },
      execArgv: [],
      // The worker does not get the secrets of the environment.
      env: { NODE_ENV: process.env.NODE_ENV },
    });
    thread.on("message", (reply: DrawingReply) => {
      if (thread === this.#thread) this.#settle(reply);
    });
    const fail = (cause: unknown): void => {
      if (thread === this.#thread) this.#fail(cause);
    };
    thread.on("error", fail).on("exit", (code) => fail(`The thread ended with code ${code}.`));
    return thread;
  }

  #settle(reply: DrawingReply): void {
    const pending = this.#current;
    this.#current = null;
    if ("pdf" in reply) pending?.resolve(reply.pdf);
    else pending?.reject(new Error(reply.failure));
    this.#next();
  }

  /** Ends the thread, which may be in an endless loop, and fails its document. */
  #fail(cause: unknown): void {
    const pending = this.#current;
    this.#current = null;
    this.#end();
    pending?.reject(new Busy(cause));
    this.#next();
  }

  #end(): void {
    const thread = this.#thread;
    this.#thread = null;
    void thread?.terminate();
  }
}
