/** Locks between processes on one machine. A lock whose process is dead counts as free. */
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The start time of a process in kernel ticks, which distinguishes a reused process id. Null if the system
 * does not provide it, and for a zombie.
 */
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return fields[0] === "Z" ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

export function processLives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

export function holderOf(path) {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8"));
    return processLives(holder.pid) && startOf(holder.pid) === holder.started ? holder : null;
  } catch {
    return null;
  }
}

export function noteHolder(path, pid, note = {}) {
  writeFileSync(path, JSON.stringify({ pid, started: startOf(pid), ...note }), { mode: 0o600 });
}

/** Creates the lock file atomically; false if it exists. */
function place(path, content) {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a lock, or restores the lock if a live process took it in the meantime. */
function sweep(path) {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    renameSync(path, aside);
    if (holderOf(aside) !== null) linkSync(aside, path);
  } catch (error) {
    if (error.code !== "ENOENT" && error.code !== "EEXIST") throw error;
  }
  rmSync(aside, { force: true });
}

/**
 * Returns a function that releases the lock; null while a live process holds it. Other processes can read
 * `note`.
 */
export function tryLock(path, note = {}) {
  const content = JSON.stringify({ pid: process.pid, started: startOf(process.pid), ...note });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (place(path, content)) return () => rmSync(path, { force: true });
    if (holderOf(path) !== null) return null;
    sweep(path);
  }
  return null;
}

/**
 * Waits for a lock, up to two minutes.
 * @throws {Error} on timeout
 */
export async function withLock(path, action) {
  const deadline = Date.now() + 120_000;
  let release = tryLock(path);
  while (release === null) {
    if (Date.now() > deadline) throw new Error(`Another process has held ${path} for two minutes.`);
    await sleep(100);
    release = tryLock(path);
  }
  try {
    return await action();
  } finally {
    release();
  }
}
