import { spawn, spawnSync } from "node:child_process";
import { createConnection } from "node:net";
import { platform, userInfo } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { StepFailed } from "../steps.mjs";
import { systemUser } from "../system-user.mjs";

/** The user who runs Postgres and PgBouncer; null for the current user. */
export const SERVER_USER = platform() !== "win32" && userInfo().uid === 0 ? systemUser("sarraf") : null;

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/** @throws {StepFailed} if a program is missing, with the command that installs it */
export function needPrograms(...names) {
  const missing = names.filter((name) =>
    spawnSync(name, ["--version"], { env: { ...process.env, PATH } }).error?.message.includes("ENOENT"),
  );
  if (missing.length > 0)
    throw new StepFailed(`Not installed: ${missing.join(", ")}. apt-get install ${missing.join(" ")}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, user?: typeof SERVER_USER, cwd?: string }} options
 */
export function startProgram(command, args, { env = {}, user = null, cwd = "/" } = {}) {
  const child = spawn(command, args, {
    ...user?.ids,
    cwd,
    env: { ...process.env, PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const keep = (chunk) => {
    printed = (printed + chunk).slice(-20_000);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = new Promise((done) => child.once("close", done));
  child.once("error", keep);
  /** @param {NodeJS.Signals} signal */
  const end = async (signal = "SIGTERM") => {
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    printed: () => printed,
    end,
    signal: (/** @type {NodeJS.Signals} */ name) => child.kill(name),
  };
}

function takesConnections(port) {
  return new Promise((done) => {
    const socket = createConnection({ host: "127.0.0.1", port });
    socket.once("connect", () => done(socket.destroy() !== null));
    socket.once("error", () => done(false));
  });
}

/**
 * Waits until the function `holds` returns true.
 * @throws {StepFailed} after `seconds`
 */
export async function until(what, holds, seconds = 60) {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(50)) {
    const found = await Promise.resolve(holds()).catch(() => false);
    if (found) return found;
  }
  throw new StepFailed(`${what}: not within ${seconds} s.`);
}

/** @throws {StepFailed} with the program's output on timeout */
export async function listening(name, port, program) {
  await until(name, () => takesConnections(port), 20).catch(() => {
    throw new StepFailed(`${name} does not listen on ${port}.\n${program.printed()}`);
  });
}
