import { expect, test } from "vitest";
import { fileState, nextTry } from "./file-state";

const now = new Date("2027-01-10T10:00:00Z");
const later = new Date("2027-01-10T10:00:01Z");
const NEW = { dueAt: now, leaseUntil: null, failure: null, fileKey: null, expiresAt: null };
const clock = { now, realNow: now };

test.each([
  ["waiting", NEW],
  ["waiting", { ...NEW, leaseUntil: now, failure: "disk_full" }],
  ["running", { ...NEW, leaseUntil: later }],
  ["failed", { ...NEW, dueAt: null, failure: "disk_full" }],
  ["ready", { ...NEW, dueAt: null, fileKey: "x", expiresAt: later }],
  ["expired", { ...NEW, dueAt: null, fileKey: "x", expiresAt: now }],
  ["expired", { ...NEW, dueAt: null, expiresAt: later }],
] as const)("%s", (state, file) => {
  expect(fileState(file, clock)).toBe(state);
});

test("three tries follow the first, and then none", () => {
  const seconds = [1, 2, 3, 4].map((tries) => {
    const at = nextTry({ tries: tries + 9, lostLeases: 9, wasLost: false }, now);
    return at && (at.getTime() - now.getTime()) / 1_000;
  });
  expect(seconds).toEqual([60, 300, 1_800, null]);
  expect(nextTry({ tries: 11, lostLeases: 10, wasLost: true }, now)).toBeNull();
});
