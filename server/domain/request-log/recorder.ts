import { rowsOf } from "@/server/db/driver/named-statement";
import type { SystemCtx } from "@/server/kernel/types";
import type { CallerKind } from "@/server/kernel/words";
import { INSERTION } from "./statements";

export type AnsweredRequest = {
  readonly merchantId: string;
  readonly requestId: string;
  /** Real time. */
  readonly answeredAt: Date;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly callerKind: CallerKind;
  readonly callerId: string;
  /** Masked. */
  readonly requestBody: string | null;
  /** Masked. */
  readonly answerBody: string | null;
  readonly sessionId: string | null;
  readonly caused: string | null;
};

const FLUSH_MS = 500;
const BATCH = 200;
/** Maximum number of buffered log rows; further rows are dropped. */
const MOST_WAITING = 5_000;

type Recorder = { waiting: AnsweredRequest[]; dropped: number };

/** One recorder per process, because routes and instrumentation load separate copies of modules. */
const shared = globalThis as typeof globalThis & { sarrafRecorder?: Recorder };

/** Buffers a request for the next batch; requests before the recorder's start are dropped. */
export function recordRequest(request: AnsweredRequest): void {
  const recorder = shared.sarrafRecorder;
  if (recorder === undefined) return;
  if (recorder.waiting.length >= MOST_WAITING) recorder.dropped += 1;
  else recorder.waiting.push(request);
}

/**
 * Writes buffered rows twice a second. Rows that cannot be written are dropped and logged, because no payment
 * may wait for the log. `stop` writes the rest.
 */
export function startRecorder(system: SystemCtx): { stop(): Promise<void> } {
  const recorder: Recorder = { waiting: [], dropped: 0 };
  shared.sarrafRecorder = recorder;
  let writing: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> => {
    writing = writing.then(() => write(system, recorder));
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await flush();
      delete shared.sarrafRecorder;
    },
  };
}

async function write(system: SystemCtx, recorder: Recorder): Promise<void> {
  while (recorder.waiting.length > 0) {
    const data = recorder.waiting.splice(0, BATCH);
    try {
      await insert(system, data);
    } catch (error) {
      recorder.dropped += data.length;
      system.log.warn({ err: error }, "Requests could not be written to the request log.");
    }
  }
  if (recorder.dropped > 0) system.log.warn({ dropped: recorder.dropped }, "Requests are missing in the request log.");
  recorder.dropped = 0;
}

async function insert(system: SystemCtx, answered: readonly AnsweredRequest[]): Promise<void> {
  await rowsOf(system.db, INSERTION, [
    answered.map(({ merchantId }) => merchantId),
    answered.map(({ requestId }) => requestId),
    answered.map(({ answeredAt }) => answeredAt.toISOString()),
    answered.map(({ method }) => method),
    answered.map(({ path }) => path),
    answered.map(({ status }) => String(status)),
    answered.map(({ milliseconds }) => String(milliseconds)),
    answered.map(({ callerKind }) => callerKind),
    answered.map(({ callerId }) => callerId),
    answered.map(({ requestBody }) => requestBody),
    answered.map(({ answerBody }) => answerBody),
    answered.map(({ sessionId }) => sessionId),
    answered.map(({ caused }) => caused),
  ]);
}
