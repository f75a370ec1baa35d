import { existsSync, readdirSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { hash, verify } from "./hashing-threads";

const TASKS = "/proc/self/task";

/** Threads of this process whose priority is lower than that of requests. */
const lowered = () => readdirSync(TASKS).filter((id) => getPriority(Number(id)) > getPriority()).length;

test("a thread hashes and checks passwords", async () => {
  const hashed = await hash("correct horse battery");
  expect(hashed).toMatch(/^\$argon2id\$/);
  expect(await verify(hashed, "correct horse battery")).toBe(true);
  expect(await verify(hashed, "correct horse")).toBe(false);
});

test.skipIf(!existsSync(TASKS))("hashes at once run in several threads, all of a lower priority", async () => {
  const before = lowered();
  await Promise.all([hash("one"), hash("two"), hash("three")]);
  const after = lowered();
  expect(after).toBeGreaterThanOrEqual(before + 2);
  await Promise.all([hash("one"), hash("two"), hash("three")]);
  expect(lowered()).toBe(after);
});

test("a hash that cannot be read ends its check, not those that follow", async () => {
  const hashed = await hash("one");
  await expect(verify("no hash", "one")).rejects.toThrow();
  expect(await verify(hashed, "one")).toBe(true);
});
