import { expect, it } from "vitest";
import { Busy, NotFound } from "@/server/kernel/errors";
import { refusalOf } from "./refusal";
import { StorageAway } from "./storage";

it.each([
  ["a database that is away", Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  ["a store of files that is away", new StorageAway(new Error("The disk is full."))],
])("%s is a reason to try again", (_name, thrown) => {
  const refusal = refusalOf(thrown);
  expect(refusal).toBeInstanceOf(Busy);
  expect(refusal?.retryAfterSeconds).toBe(1);
});

it("a refusal is returned unchanged, and a bug is none", () => {
  const refusal = new NotFound();
  expect(refusalOf(refusal)).toBe(refusal);
  expect(refusalOf(new Error("The disk is full."))).toBeNull();
});
