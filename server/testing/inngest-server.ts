/**
 * A simulated Inngest server with its HTTP protocol. Like the real one it drops repeated ids, starts runs at
 * an event's `ts`, keeps and sends the state of runs, limits concurrency, retries, and refuses bodies above
 * four megabytes. Tests trigger schedules.
 */
import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type Config, type Event, type Pace, Queue, type Run } from "./inngest-queue";

export const SIGNING_KEY = `signkey-test-${"ab".repeat(32)}`;
export const EVENT_KEY = "test-event-key";

const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 20;
const MOST_CALLS = 50;

type Handler = (request: Request) => Promise<Response>;

/** JSON with sorted keys, as Inngest signs it. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(",")}}`;
}

/** Inngest's signature header for a body. */
export function signature(body: string, seconds = Math.floor(Date.now() / 1000)): string {
  const key = SIGNING_KEY.replace(/^signkey-\w+-/, "");
  const mac = createHmac("sha256", key)
    .update(`${canonical(JSON.parse(body))}${seconds}`)
    .digest("hex");
  return `t=${seconds}&s=${mac}`;
}

function signed(query: string, method: string, body: string): Request {
  return new Request(`http://localhost:3000/api/inngest${query}`, {
    method,
    headers: { "content-type": "application/json", "x-inngest-signature": signature(body) },
    body,
  });
}

/** A request between the service and the server, in either direction. */
export type Traffic = { readonly to: string; readonly bytes: number; readonly body: unknown };

export class FakeInngest {
  /** Accepted events, oldest first. */
  readonly events: Event[] = [];
  /** Repeated event ids. */
  readonly dropped: string[] = [];
  /** Requests from the service, and requests to it. */
  readonly received: Traffic[] = [];
  readonly calls: Traffic[] = [];
  readonly runs: Run[] = [];
  functions: Config[] = [];
  origin = "";
  #handler: Handler | null = null;
  #stopped = false;
  readonly #seen = new Set<string>();
  readonly #queue: Queue;
  #timers = new Set<NodeJS.Timeout>();
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const body = JSON.parse(bytes.toString("utf8") || "[]");
    this.received.push({ to: request.url ?? "/", bytes: bytes.length, body });
    const taken = bytes.length <= MOST_BYTES;
    if (taken && request.url?.startsWith(`/e/${EVENT_KEY}`)) for (const event of body) this.take(event);
    response.writeHead(taken ? 200 : 413, { "content-type": "application/json" });
    response.end(JSON.stringify({ ids: [], status: taken ? 200 : 413, ok: true, modified: true }));
  });

  /** @param pace how fast runs start; by default as fast as on a real server */
  constructor(pace?: Pace) {
    this.#queue = new Queue(pace);
  }

  /** Loses waiting runs and the ids of earlier events, like a killed and restarted server. */
  forget(): void {
    this.#queue.forget();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#seen.clear();
  }

  async start(port = 0): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(port, "127.0.0.1", done));
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Makes the app register its functions; the server calls this app from now on. */
  async register(handler: Handler): Promise<Response> {
    this.#handler = handler;
    const response = await handler(signed("", "PUT", "{}"));
    const told = this.received.findLast(({ to }) => to.startsWith("/fn/register"));
    this.functions = (told?.body as { functions?: Config[] } | undefined)?.functions ?? [];
    return response;
  }

  /** Starts each function with a schedule, as once a minute. */
  tick(): void {
    const event = { name: "inngest/scheduled.timer", data: { cron: "* * * * *" } };
    for (const each of this.functions)
      if (each.triggers.some(({ cron }) => cron !== undefined)) this.#begin(each, event);
  }

  /** Accepts an event once per id and starts its runs at `ts`. */
  take(event: Event): void {
    if (event.id !== undefined && this.#seen.has(event.id)) {
      this.dropped.push(event.id);
      return;
    }
    if (event.id !== undefined) this.#seen.add(event.id);
    this.events.push(event);
    const wanted = this.functions.filter(({ triggers }) => triggers.some((trigger) => meets(trigger, event)));
    const wait = Math.max(0, (event.ts ?? 0) - Date.now());
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      for (const each of wanted) this.#begin(each, event);
    }, wait).unref();
    this.#timers.add(timer);
  }

  #begin(config: Config, event: Event): void {
    if (config.singleton !== undefined && this.#queue.isBusy(config.id)) return;
    const run: Run = { id: `run-${this.runs.length + 1}`, functionId: config.id, event, state: "queued", attempts: 0 };
    this.runs.push(run);
    this.#queue.add(config, run, () => this.#run(config, run));
  }

  async #run(config: Config, run: Run): Promise<void> {
    const tries = 1 + (config.steps?.step?.retries?.attempts ?? 3);
    for (run.attempts = 1; !this.#stopped; run.attempts += 1) {
      const { final, error, result } = await this.#attempt(run);
      if (error === undefined) return void Object.assign(run, { state: "completed", result });
      if (final || run.attempts >= tries) return this.#giveUp(run, error);
      await sleep(RETRY_MS);
    }
  }

  /** Calls the function with its steps' results until it ends or throws. */
  async #attempt(run: Run): Promise<{ final: boolean; error?: unknown; result?: unknown }> {
    const memory: Record<string, unknown> = {};
    for (let made = 0; made < MOST_CALLS; made += 1) {
      const { event } = run;
      const ctx = { run_id: run.id, attempt: run.attempts - 1, stack: { stack: Object.keys(memory), current: made } };
      const body = JSON.stringify({ event, events: [event], steps: memory, version: 2, ctx });
      this.calls.push({ to: run.functionId, bytes: Buffer.byteLength(body), body: null });
      if (Buffer.byteLength(body) > MOST_BYTES) return { final: true, error: "The state of the run is too large." };
      const call = signed(`?fnId=${run.functionId}&stepId=step`, "POST", body);
      const response = await this.#handler?.(call).catch(() => null);
      if (response === null) return { final: false, error: "The app cannot be reached." };
      const answer = JSON.parse((await response?.text()) || "null");
      if (response?.status === 200) return { final: true, result: answer };
      if (response?.status !== 206) {
        return { final: response?.headers.get("x-inngest-no-retry") === "true", error: answer };
      }
      for (const step of answer)
        memory[step.id] = step.op === "Sleep" ? null : { type: "data", data: step.data ?? null };
    }
    return { final: true, error: "Too many steps." };
  }

  #giveUp(run: Run, error: unknown): void {
    Object.assign(run, { state: "failed", error });
    const data = { function_id: run.functionId, run_id: run.id, error, event: run.event };
    this.take({ name: "inngest/function.failed", data });
  }
}

function meets(trigger: Config["triggers"][number], event: Event): boolean {
  if (trigger.event !== event.name) return false;
  const of = /event\.data\.function_id == '([^']+)'/.exec(trigger.expression ?? "")?.[1];
  return of === undefined || of === event.data.function_id;
}
