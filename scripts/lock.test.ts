import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { holderOf, tryLock, withLock } from "./lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "sarraf-lock-"));
const freshPath = () => join(folder, randomUUID());

afterAll(() => rmSync(folder, { recursive: true }));

describe("a lock between processes", () => {
  it("is refused while a live process holds it, and names that process", () => {
    const path = freshPath();
    const release = tryLock(path, { address: "http://localhost:3000" });
    expect(tryLock(path)).toBeNull();
    expect(holderOf(path)).toMatchObject({ pid: process.pid, address: "http://localhost:3000" });
    release?.();
    expect(holderOf(path)).toBeNull();
    expect(tryLock(path)).not.toBeNull();
  });

  it("is free once its holder is dead", () => {
    const path = freshPath();
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(path, JSON.stringify({ pid, started: "1" }));
    expect(tryLock(path)).not.toBeNull();
  });

  it("is free when its holder's process id was given to another process", () => {
    const path = freshPath();
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: "1" }));
    expect(tryLock(path)).not.toBeNull();
  });

  it("is free when a crash left only half a note", () => {
    const path = freshPath();
    writeFileSync(path, '{"pid": 1');
    expect(tryLock(path)).not.toBeNull();
  });

  it("lets one at a time do the work", async () => {
    const path = freshPath();
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((done) => setTimeout(done, 20));
      inside -= 1;
    };
    await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)]);
  });
});
