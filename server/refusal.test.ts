import { expect, it, vi } from "vitest";
import { Busy, NotFound } from "@/server/kernel/errors";
import { refusalOf } from "./refusal";
import { StorageAway } from "./storage";

it.each([
  ["a database that is away", Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  ["a database whose disk is full", Object.assign(new Error("could not extend file"), { code: "53100" })],
  ["a store of files that is away", new StorageAway(new Error("The disk is full."))],
])("%s is a reason to try again", (_name, thrown) => {
  const refusal = refusalOf(thrown);
  expect(refusal).toBeInstanceOf(Busy);
  expect(refusal?.retryAfterSeconds).toBe(1);
});

it("a store that another copy of the module opened is a reason to try again, too", async () => {
  vi.resetModules();
  const copy = await import("./storage");
  expect(copy.StorageAway).not.toBe(StorageAway);
  expect(refusalOf(new copy.StorageAway(new Error("The disk is full.")))).toBeInstanceOf(Busy);
});

it("a refusal is returned unchanged, and a bug is none", () => {
  const refusal = new NotFound();
  expect(refusalOf(refusal)).toBe(refusal);
  expect(refusalOf(new Error("The disk is full."))).toBeNull();
});
