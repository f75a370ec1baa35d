/** Locks between processes of one machine, held by a live process and void once it is dead. */
import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * When a process started, in the kernel's ticks, so that a reused process id is not taken for the old
 * process. Null if the system does not say, and for a zombie that waits for its parent.
 */
function startOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return fields[0] === "Z" ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

/** Whether a process with this id exists, ours or not. */
export function processLives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** What the live holder of the lock wrote into it, or null if the lock is free. */
export function holderOf(path) {
  try {
    const holder = JSON.parse(readFileSync(path, "utf8"));
    return processLives(holder.pid) && startOf(holder.pid) === holder.started ? holder : null;
  } catch {
    return null;
  }
}

/** Names another live process as the holder, a program we started for instance. */
export function noteHolder(path, pid, note = {}) {
  writeFileSync(path, JSON.stringify({ pid, started: startOf(pid), ...note }), { mode: 0o600 });
}

/** Writes a complete note, or reports that there is one: a reader never sees half of it. */
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

/** Removes a dead holder's note, and restores it if a live one has taken its place. */
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
 * Takes the lock and returns its release, or null while another live process holds it. `note` is kept in the
 * lock for the process that finds it taken.
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
 * Runs `action` while holding the lock, waiting up to two minutes for it. @throws {Error} when it stays taken
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
