import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { answerJson } from "./answer-json";
import { bridge } from "./bridge";
import { frontOf, type Listener } from "./front";
import { closeServer, limitedServer, listen } from "./listen";

const JOBS_MS = 12_000;
const TELEMETRY_MS = 3_000;

export class ServeRefused extends Error {}

type Preparing = { prepare(): Promise<void> };

/** @throws {ServeRefused} if instrumentation.ts refuses to serve */
async function prepare(app: Preparing, dev: boolean): Promise<void> {
  const started = new Promise<void>((done) => {
    bridge().started = done;
  });
  const failed = await app.prepare().then(
    () => null,
    (error: unknown) => ({ error }),
  );
  // Waits, because Next would in production serve the first request before instrumentation.ts has finished.
  if (failed === null && !dev) await started;
  const { refusal } = bridge();
  if (refusal !== undefined) throw new ServeRefused(refusal);
  if (failed !== null) throw failed.error;
}

/**
 * The emitter on which Next listens for web sockets: the server in development, an unused one in production.
 * Without a listener Node answers an upgrade request like any other (Java clients send h2c).
 */
function upgradesOf(server: Server, dev: boolean): { emitter: EventEmitter; destroyAll(): void } {
  const sockets = new Set<Duplex>();
  const emitter = dev ? server : new EventEmitter();
  emitter.on("upgrade", (_request, socket: Duplex) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return {
    emitter,
    destroyAll: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function stopApp(): Promise<void> {
  await Promise.race([bridge().stopJobs?.(), sleep(JOBS_MS, undefined, { ref: false })]);
  await Promise.race([bridge().stopTelemetry?.(), sleep(TELEMETRY_MS, undefined, { ref: false })]);
}

/**
 * Serves the build (or, with `dev`, the sources with hot reload) and its jobs.
 * @returns a function that stops in order: the listener, the jobs, the connection pool
 * @throws {Error} with code EADDRINUSE if the port is in use
 * @throws {ServeRefused} if the environment is invalid
 */
export async function startServer({ port, dir, dev = false }: { port: number; dir: string; dev?: boolean }) {
  Object.assign(process.env, {
    PORT: String(port),
    NODE_ENV: dev ? "development" : "production",
    // Prevents Next from exiting at the first signal, before requests and jobs have ended.
    NEXT_MANUAL_SIG_HANDLE: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  // Lets the heap grow slowly to save memory, and scavenges without threads to shorten pauses (decision
  // 0303).
  setFlagsFromString("--heap-growing-percent=40");
  setFlagsFromString("--no-parallel-scavenge");
  let handle: Listener = (_request, response) =>
    answerJson(response, 503, { detail: "Starting." }, { "Retry-After": "1" });
  const server = limitedServer((request, response) => handle(request, response));
  const upgrades = upgradesOf(server, dev);
  // Listens before Next starts the jobs, so that no job runs if the port is in use.
  await listen(server, port);
  const { default: next } = await import("next");
  const app = next({ dev, dir, port, httpServer: upgrades.emitter as Server });
  await prepare(app, dev);
  handle = frontOf(app.getRequestHandler());
  return async (): Promise<void> => {
    upgrades.destroyAll();
    await closeServer(server);
    await stopApp();
    if (dev) await app.close();
  };
}
