/** Runs Argon2id in worker threads, on Linux with lower priority. Idle threads end. */
import { Worker } from "node:worker_threads";

const IDLE_MS = 60_000;
/** Path of the worker's CommonJS program, resolved from the process's folder. */
const PROGRAM = `
  const { existsSync, readlinkSync } = require("node:fs");
  const { setPriority } = require("node:os");
  const { basename } = require("node:path");
  const { parentPort } = require("node:worker_threads");
  const { hashSync, verifySync } = require("@node-rs/argon2");
  const own = "/proc/thread-self";
  if (existsSync(own)) setPriority(Number(basename(readlinkSync(own))), 10);
  parentPort.on("message", ({ password, hashed }) =>
    parentPort.postMessage(hashed === undefined ? hashSync(password) : verifySync(hashed, password)));
`;

type Work = { readonly password: string; readonly hashed?: string };

const idle = new Map<Worker, NodeJS.Timeout>();

function started(): Worker {
  const thread = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  });
  // Without this listener an error of a worker thread would end the process.
  return thread.on("error", () => rested(thread));
}

function taken(): Worker {
  const [thread] = idle.keys();
  return thread === undefined ? started() : rested(thread);
}

function rested(thread: Worker): Worker {
  clearTimeout(idle.get(thread));
  idle.delete(thread);
  return thread;
}

function rest(thread: Worker): void {
  thread.unref();
  idle.set(thread, setTimeout(() => void rested(thread).terminate(), IDLE_MS).unref());
}

function computed<Result>(work: Work): Promise<Result> {
  const thread = taken();
  thread.ref();
  return new Promise((resolve, reject) => {
    const end = (code: number): void => reject(new Error(`The thread ended with code ${code}.`));
    thread.once("error", reject).once("exit", end);
    thread.once("message", (result: Result) => {
      thread.off("error", reject).off("exit", end);
      rest(thread);
      resolve(result);
    });
    thread.postMessage(work);
  });
}

export function hash(password: string): Promise<string> {
  return computed({ password });
}

export function verify(hashed: string, password: string): Promise<boolean> {
  return computed({ password, hashed });
}
